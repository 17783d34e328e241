/** The values of a stream that has one JSON text in each line. Empty lines only keep it open. */
export async function* jsonLines(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (text + decoder.decode(part.value, { stream: true })).split('\n');
      text = lines.pop()!;
      for (const line of lines) if (line !== '') yield JSON.parse(line);
    }
  } finally {
    // The reader of the lines stopped, or the stream ended: the connection is not kept open.
    await reader.cancel().catch(() => {});
  }
}
