import { canonical } from '../../json.ts';
import { gameVersions } from '../../game-versions.ts';
import { startPlay, giveAnswer, type Play, undo, undoRefusal } from '../../play.ts';
import { problemLine } from '../../problem.ts';
import { readRecord, replay, writeRecord } from '../../record.ts';
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

export const undoLaw: Law = {
  name: 'undo',
  says: 'an answer can be taken back exactly while it is not final and nothing was revealed, drawn or done by others; giving it again changes nothing',
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
    demand(
      (why === null) === !(drawn || applied.reveals || finalBy !== null),
      () =>
        `undo is ${why ? 'refused' : 'allowed'}, drawn ${drawn}, revealed ${applied.reveals}, final by ${finalBy}`,
    );
    const other = (seat + 1) % seats;
    demand(
      undoRefusal(play, other) !== null,
      () => `seat ${other} may take back what seat ${seat} did`,
    );
    if (why === null) takesBack(done);
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
