import { giveAnswer, type Play, startPlay, undo, undoRefusal } from '@faubourg/core';
import { downtown, type DowntownState } from '@faubourg/downtown';
import { expect, test } from 'vitest';
import { OPTIONS } from './positions.ts';

/** A game of four in which all have voted on the first lot: the mayor speaks first. */
function beforeLobby(game = downtown): Play<DowntownState> {
  const play = startPlay(game, OPTIONS, 4, '9'.repeat(64)).play as Play<DowntownState>;
  give(play, { pile: 'left' });
  for (let seat = 0; seat < 4; seat++) give(play, { ballot: 'housing' }, seat);
  expect(play.state.phase).toBe('lobby');
  return play;
}

const speaker = ({ game, state }: Play<DowntownState>): number => game.decisions(state)[0]!.seat;

function give(play: Play<DowntownState>, answer: object, seat = speaker(play)): void {
  const done = giveAnswer(play, seat, answer);
  if ('problem' in done) throw new Error(JSON.stringify(done.problem));
}

test.each([true, false])('DT-23 what was said aloud cannot be taken back: lobby %s', (lobby) => {
  const play = beforeLobby();
  const seat = speaker(play);
  give(play, { lobby });
  const said = structuredClone(play.state);
  const why = { rule: 'DT-23', coreRule: 'FB-4', code: 'final-answer', data: {} };
  expect(undoRefusal(play, seat)).toEqual(why);
  expect(undo(play, seat)).toEqual({ problem: why });
  expect(play.state).toEqual(said);
  expect(play.moves.at(-1)).toEqual({ seat, answer: { lobby } });
});

test('DT-23 in version 1 of the rules, which stored games go on with, it could be taken back', () => {
  const [former] = downtown.former!;
  expect(former!.rules).toBe(1);
  const play = beforeLobby(former);
  const before = structuredClone(play.state);
  const seat = speaker(play);
  give(play, { lobby: true });
  expect(undo(play, seat)).toBeNull();
  expect(play.state).toEqual(before);
});
