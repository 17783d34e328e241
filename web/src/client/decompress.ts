/** The text of a live message: longer ones come packed. */
export async function messageText(data: string | ArrayBuffer): Promise<string> {
  if (typeof data === 'string') return data;
  // Written straight in: a blob in between would cost a journey to the browser's other process.
  const { writable, readable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // What is broken shows on the reading side; waiting here as well would say it twice.
  void writer.write(data).catch(() => {});
  void writer.close().catch(() => {});
  return new Response(readable).text();
}
