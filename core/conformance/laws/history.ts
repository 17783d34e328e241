import { secretChance } from '../../chance.ts';
import { canonical } from '../../json.ts';
import { gameVersions } from '../../game-versions.ts';
import type { Seat } from '../../game.ts';
import { startPlay, giveAnswer, type Play } from '../../play.ts';
import { problemLine } from '../../problem.ts';
import { readRecord, replay, writeRecord } from '../../record.ts';
import { undo, undoRefusal } from '../../undo.ts';
import { demand, differing, type AfterAnswer, type Law, NUMBERED_RULE } from '../law.ts';

/** Replays a game, move by move. */
function again(play: Play): Play {
  const fresh = startPlay(play.game, play.options, play.seats, play.seed).play;
  for (const move of play.moves) {
    if ('undo' in move) undo(fresh, move.seat);
    else giveAnswer(fresh, move.seat, move.answer);
  }
  return fresh;
}

function takesBack({ play, seat, answer, before }: AfterAnswer): void {
  const other = again(play);
  const back = undo(other, seat);
  demand(
    back === null,
    () => `an answer that may be taken back was not: ${problemLine(back!.problem)}`,
  );
  const state = canonical(other.state);
  demand(
    state === before.state,
    () =>
      `taking ${JSON.stringify(answer)} back does not restore what was: ${differing(before.state, state)}`,
  );
  demand(
    other.chance.draws === before.draws,
    () => 'taking back moved the place in the row of draws',
  );
  giveAnswer(other, seat, answer);
  const now = canonical(other.state);
  const first = canonical(play.state);
  demand(
    now === first,
    () => `the same answer after taking it back leads elsewhere: ${differing(first, now)}`,
  );
}

/** Another seat's own step, taken back and given again after what happened since, changes nothing. */
function takesOwnBack({ play, game }: AfterAnswer, seat: Seat): void {
  const other: Play = {
    ...play,
    state: game.copy(play.state),
    chance: secretChance(play.seed, play.chance.draws),
    moves: [],
    answers: play.answers.slice(),
    checkpoints: play.checkpoints.slice(),
  };
  const { answer, phase } = other.answers.findLast((standing) => standing.seat === seat)!;
  demand(
    phase !== null,
    () => `seat ${seat} may take ${JSON.stringify(answer)} back after others have acted`,
  );
  undo(other, seat);
  const given = giveAnswer(other, seat, answer);
  demand(
    !('problem' in given),
    () => `${JSON.stringify(answer)}, taken back, cannot be given again`,
  );
  const [before, now] = [canonical(play.state), canonical(other.state)];
  demand(
    now === before,
    () =>
      `seat ${seat} takes ${JSON.stringify(answer)} back and gives it again, which leads elsewhere: ${differing(before, now)}`,
  );
}

/** Why undo may be refused although nothing was revealed, drawn or final: both are public. */
const PUBLIC_REASONS = ['phase-over', 'secret-choice'];

export const undoLaw: Law = {
  name: 'undo',
  says: 'an answer can be taken back exactly while it is not final and nothing was revealed or drawn; after others have acted only in a phase in which all act unseen; giving it again changes nothing',
  often: 'sometimes',
  after: (done) => {
    const { play, seat, seats, answer, before, applied } = done;
    const drawn = play.chance.draws !== before.draws;
    const why = undoRefusal(play, seat);
    const { finalBy } = play.answers.at(-1)!;
    demand(
      finalBy === null || NUMBERED_RULE.test(finalBy),
      () => `${JSON.stringify(answer)} is final by no numbered rule: ${finalBy}`,
    );
    const isFixed = drawn || applied.reveals || finalBy !== null;
    demand(
      isFixed ? why !== null : why === null || PUBLIC_REASONS.includes(why.code),
      () =>
        `undo is ${why ? `refused (${why.code})` : 'allowed'}, drawn ${drawn}, revealed ${applied.reveals}, final by ${finalBy}`,
    );
    if (why === null) takesBack(done);
    for (let other = 0; other < seats; other++) {
      if (other !== seat && undoRefusal(play, other) === null) takesOwnBack(done, other);
    }
  },
};

export const replayLaw: Law = {
  name: 'replay',
  says: 'the record of a game, written and read back, replays to the same state and result',
  often: 'sometimes',
  end: ({ play, game, seats, shuffling }) => {
    const twin = canonical(again(play).state);
    const here = canonical(play.state);
    demand(
      twin === here,
      () => `the same seed and answers lead elsewhere: ${differing(here, twin)}`,
    );
    const names = Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat}` }));
    const record = writeRecord(play, { seats: names, shuffling });
    const read = readRecord(JSON.parse(JSON.stringify(record)));
    demand(
      'record' in read,
      () => `the record is not readable: ${'problem' in read && problemLine(read.problem)}`,
    );
    const replayed = replay(read.record, gameVersions([game]));
    demand(
      'play' in replayed,
      () => `the record does not replay: ${'problem' in replayed && problemLine(replayed.problem)}`,
    );
    const there = canonical(replayed.play.state);
    demand(there === here, () => `the record replays to something else: ${differing(here, there)}`);
  },
};
