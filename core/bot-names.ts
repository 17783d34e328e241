/** What bots are called, the same in every language and in records. People cannot have these names. */
export const BOT_NAMES = ['Odile', 'Bruno', 'Céleste', 'Anton', 'Mirela', 'Isidore'] as const;

/** The first name that no other bot at the table has; with a number where all are taken. */
export function freeBotName(taken: readonly string[]): string {
  for (let round = 1; ; round++) {
    const names = BOT_NAMES.map((name) => (round === 1 ? name : `${name} ${round}`));
    const free = names.find((name) => !taken.includes(name));
    if (free !== undefined) return free;
  }
}
