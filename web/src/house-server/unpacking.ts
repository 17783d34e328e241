/** The text of a live message: longer ones come packed. */
export async function textOf(data: string | ArrayBuffer): Promise<string> {
  if (typeof data === 'string') return data;
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}
