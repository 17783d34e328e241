/** Loads words in a language, or in English where that language has none or cannot be loaded. */
export async function loadWords<List extends object>(
  from: { readonly [language: string]: () => Promise<List> },
  language: string,
): Promise<List> {
  const [own, english] = [from[language], from['en']];
  if (own && own !== english) {
    try {
      return await own();
    } catch (error) {
      if (!english) throw error;
    }
  }
  if (!english) throw new Error(`No words in "${language}", nor in English`);
  return english();
}
