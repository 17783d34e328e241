import { QuickChance } from '../../chance.ts';
import { winShares } from '../../game.ts';
import { canonical } from '../../json.ts';
import { refusal } from '../../play.ts';
import { problemLine } from '../../problem.ts';
import { fastRulesOf, type FastRules } from '../../fast-rules.ts';
import { demand, type Law, type AtState } from '../law.ts';
import { firstDifference, sameData } from '../compare.ts';

type Side = FastRules<unknown, unknown, unknown>;
const LONGEST = 5000;

function compareDeal({ game, options, seats, play }: AtState, fast: Side, seed: number): void {
  const node = fast.node(play.state);
  fast.setUp(node, new QuickChance(seed));
  const fresh = fast.node(game.setUp(options, seats, new QuickChance(seed)).state);
  demand(
    sameData(node, fresh),
    () => `deal() differs from set-up: ${firstDifference(node, fresh)}`,
  );
}

/** The codes `legal` lists for a seat, compared with the readable rules. */
function comparedCodes(
  { game }: AtState,
  fast: Side,
  state: unknown,
  node: unknown,
  seat: number,
): Int32Array {
  const out = new Int32Array(fast.mostAnswers);
  const codes = out.slice(0, fast.legal(node, seat, out));
  const decoded = Array.from(codes, (code) => fast.answer(node, seat, code));
  for (const answer of decoded) {
    const why = refusal(game, state, seat, answer);
    demand(
      why === null,
      () => `the fast rules offer seat ${seat} ${JSON.stringify(answer)}: ${problemLine(why!)}`,
    );
  }
  const listed = game.answers(state, seat);
  if (listed !== null) {
    const here = listed.map(canonical).sort();
    const there = decoded.map(canonical).sort();
    const missing = here.find((text, i) => there[i] !== text) ?? there[here.length];
    demand(
      here.length === there.length && missing === undefined,
      () =>
        `seat ${seat}: ${here.length} answers in the rules, ${there.length} in the fast rules; first difference ${missing}`,
    );
  }
  return codes;
}

/** An answer that is drawn is the one that the list has at the same draw. */
function compareDrawn(fast: Side, node: unknown, seat: number, codes: Int32Array, seed: number) {
  if (!fast.drawAnswer) return;
  const [ours, theirs] = [new QuickChance(seed), new QuickChance(seed)];
  const drawn = fast.drawAnswer(node, seat, ours);
  const listed = codes[theirs.int(codes.length)]!;
  demand(
    drawn === listed && ours.draws === 1,
    () => `seat ${seat} draws the answer ${drawn} in ${ours.draws} draws; the list has ${listed}`,
  );
}

/** Plays a whole game by the readable rules and the fast rules in step, on the same chance. */
export const fastRulesLaw: Law = {
  name: 'fast-rules',
  says: 'the fast rules are the same game as the readable rules, answer by answer',
  often: 'sometimes',
  start: (context) => {
    const { game, options, seats, chance } = context;
    const fast = fastRulesOf(game);
    const seed = chance.int(1 << 30);
    compareDeal(context, fast, seed);
    const [ours, theirs] = [new QuickChance(seed), new QuickChance(seed)];
    const { state } = game.setUp(options, seats, ours);
    let node = fast.node(game.setUp(options, seats, theirs).state);
    for (let turn = 0; turn < LONGEST; turn++) {
      const owing = game
        .decisions(state)
        .filter((decision) => decision.owed)
        .map((decision) => decision.seat);
      const mask = owing.reduce((bits, seat) => bits | (1 << seat), 0);
      demand(
        fast.owing(node) === mask,
        () => `seats ${owing.join()} owe answers; the fast rules say mask ${fast.owing(node)}`,
      );
      if (mask === 0) break;
      const seat = owing[chance.int(owing.length)]!;
      const codes = comparedCodes(context, fast, state, node, seat);
      compareDrawn(fast, node, seat, codes, seed + turn);
      const code = codes[chance.int(codes.length)]!;
      const answer = fast.answer(node, seat, code);
      if (chance.int(8) === 0) {
        const twin = fast.node(state);
        fast.copy(node, twin);
        node = twin;
      }
      game.apply(state, seat, answer, ours);
      fast.apply(node, seat, code, theirs);
      const expected = fast.node(state);
      demand(
        sameData(node, expected),
        () =>
          `after ${JSON.stringify(answer)} of seat ${seat} the two differ: ${firstDifference(node, expected)}`,
      );
      demand(
        ours.draws === theirs.draws,
        () =>
          `after ${JSON.stringify(answer)}: ${ours.draws} draws in the rules, ${theirs.draws} in the fast rules`,
      );
    }
    const outcome = game.outcome(state);
    demand(outcome !== null, () => `no end after ${LONGEST} owed answers`);
    const out = new Float64Array(seats);
    fast.shares(node, out);
    demand(
      canonical([...out]) === canonical(winShares(outcome)),
      () => `win shares ${[...out].join()} against ${winShares(outcome).join()}`,
    );
    fast.scores(node, out);
    demand(
      canonical([...out]) === canonical(outcome.scores),
      () => `scores ${[...out].join()} against ${outcome.scores.join()}`,
    );
  },
};
