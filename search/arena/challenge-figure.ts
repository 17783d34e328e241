import {
  type Challenge,
  leadOf,
  playUpTo,
  searchStrategies,
  type Tried,
  winShareOf,
} from './challenge.ts';

/** Fresh seeds for the best strategy: the search has not seen them. */
const FRESH = 1000;
/** Games after which the figure so far is noted. */
const NOTED = 40;

type Note = (line: string) => void;
/** Settings by the names that they have in the environment. */
type Asked = { readonly [setting: string]: string | undefined };

const percent = (part: number): number => Math.round(1000 * part) / 10;

/** The strategy to measure, and the games in which it was found. */
async function chosen<Strategy>(
  challenge: Challenge<Strategy>,
  { STRATEGIES = '3', TRIES = '1', SEED = '1', STRATEGY }: Asked,
  note: Note,
): Promise<{ strategy: Strategy; found: number }> {
  if (STRATEGY) return { strategy: JSON.parse(STRATEGY) as Strategy, found: 0 };
  const effort = { strategies: Number(STRATEGIES), games: Number(TRIES) };
  const { best, played } = await searchStrategies(challenge, effort, Number(SEED), note);
  return { strategy: best[0]!.strategy, found: played };
}

/**
 * A figure for a bench: STRATEGIES are drawn, each plays TRIES games first, and the best one plays
 * GAMES on fresh seeds. With STRATEGY='{…}' that one plays at once. SEED draws others.
 */
export async function challengeFigure<Strategy>(
  challenge: Challenge<Strategy>,
  asked: Asked,
  note: Note,
): Promise<{ readonly value: number; readonly unit: string }> {
  const { GAMES = '4', SEED = '1' } = asked;
  const games = Number(GAMES);
  const { strategy, found } = await chosen(challenge, asked, note);
  note(JSON.stringify(strategy));
  const tried: Tried<Strategy> = { strategy, results: [] };
  const playTo = (number: number) => playUpTo(challenge, tried, number, FRESH + Number(SEED));
  const figure = () => {
    const { share, from, to } = winShareOf(tried);
    const range = `(${percent(from)}–${percent(to)})`;
    const lead = leadOf(tried).toFixed(1);
    const fair = percent(1 / challenge.seats);
    const unit = `% of ${tried.results.length} games ${range}, lead ${lead}, found in ${found} games; fair ${fair}`;
    return { value: percent(share), unit };
  };
  for (let number = NOTED; number < games; number += NOTED) {
    await playTo(number);
    const { value, unit } = figure();
    note(`${value} ${unit}`);
  }
  await playTo(games);
  return figure();
}
