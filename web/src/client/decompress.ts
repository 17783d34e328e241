/** The text of a message of a live connection. The server compresses long ones. */
export async function messageText(data: string | ArrayBuffer): Promise<string> {
  if (typeof data === 'string') return data;
  // Written directly: creating a Blob first costs a round trip to another process of the browser.
  const { writable, readable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // Broken data makes reading fail below; an error of the writer would be the same one again.
  void writer.write(data).catch(() => {});
  void writer.close().catch(() => {});
  return new Response(readable).text();
}
