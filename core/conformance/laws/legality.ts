import type { Chance } from '../../chance.ts';
import { canonical, notPlain } from '../../json.ts';
import { refusal } from '../../play.ts';
import { problemLine } from '../../problem.ts';
import { demand, type Law, type BeforeAnswer, NUMBERED_RULE } from '../law.ts';
import { mutated } from '../mutate.ts';

export const legalAccepted: Law = {
  name: 'legal-accepted',
  says: 'every listed answer is accepted, and listed once',
  often: 'sometimes',
  before: ({ game, play, chance }) => {
    for (const { seat } of game.decisions(play.state)) {
      const answers =
        game.answers(play.state, seat) ??
        [1, 2, 3].map(() => game.sample!(play.state, seat, chance));
      const texts = new Set<string>();
      for (const answer of answers) {
        const why = refusal(game, play.state, seat, answer);
        demand(
          why === null,
          () =>
            `seat ${seat}: the listed answer ${JSON.stringify(answer)} is refused: ${problemLine(why!)}`,
        );
        texts.add(canonical(answer));
      }
      const listed = game.answers(play.state, seat);
      demand(
        listed === null || texts.size === listed.length,
        () => `seat ${seat}: an answer is listed twice`,
      );
    }
  },
};

/** Mutated answers for every seat, and answers of seats that are not asked. */
function strangers(turn: BeforeAnswer, chance: Chance): { seat: number; answer: unknown }[] {
  const { game, play, seats } = turn;
  const pool: unknown[] = [turn.answer];
  for (const { seat } of game.decisions(play.state)) {
    const answers = game.answers(play.state, seat);
    if (answers && answers.length > 0) pool.push(answers[chance.int(answers.length)]);
  }
  const tries = Array.from({ length: 6 }, () => ({
    seat: chance.int(seats),
    answer: mutated(pool[chance.int(pool.length)], pool, chance),
  }));
  return [
    ...tries,
    { seat: chance.int(seats), answer: turn.answer },
    { seat: seats, answer: turn.answer },
  ];
}

/** The rules of core and server; a refusal names them beside a rule of the game. */
const CORE_PREFIX = 'FB-';

export const illegalRefused: Law = {
  name: 'illegal-refused',
  says: 'an answer that is not legal is refused with a numbered rule of the game, and nothing changes',
  often: 'sometimes',
  before: (turn) => {
    const { game, play, chance } = turn;
    const before = canonical(play.state);
    for (const { seat, answer } of strangers(turn, chance)) {
      const asked = game.decisions(play.state).some((decision) => decision.seat === seat);
      const listed = asked ? game.answers(play.state, seat) : [];
      const text = canonical(answer);
      const legal = listed === null ? null : listed.some((one) => canonical(one) === text);
      const why = refusal(game, play.state, seat, answer);
      demand(canonical(play.state) === before, () => `looking at ${text} changed the state`);
      demand(
        legal !== false || why !== null,
        () => `seat ${seat}: ${text} is not listed, but accepted`,
      );
      if (why === null) continue;
      demand(
        NUMBERED_RULE.test(why.rule),
        () => `the refusal of ${text} cites no numbered rule: ${problemLine(why)}`,
      );
      demand(
        !why.rule.startsWith(CORE_PREFIX),
        () => `the refusal of ${text} cites no rule of the game: ${problemLine(why)}`,
      );
      demand(
        notPlain(why.data) === null,
        () => `the refusal of ${text} explains itself with something that is not data`,
      );
    }
  },
  end: ({ game, play }) => {
    const why = refusal(game, play.state, 0, null)!;
    demand(
      NUMBERED_RULE.test(why.rule),
      () => `after the end: the refusal cites no numbered rule: ${problemLine(why)}`,
    );
  },
};
