import { giveAnswer, type Play, rewind } from '@faubourg/core';
import type { Table } from './table.ts';
import { copyOfWaiting } from './waiting.ts';

/**
 * Notes the table before an entry. The function it returns takes the entry back, also one that
 * failed half-way. It replays a few answers, however long the game is.
 */
export function noteBefore(table: Table): () => void {
  const { phase, revealUntil, play, clock, rematch, decisions, version, attempts } = table;
  const seats = table.seats.map((seat) => ({ ...seat }));
  const turns = table.turns.map((turn) => ({ ...turn }));
  const secrets = table.secrets.slice();
  const putOut = table.putOut.slice();
  const waiting = copyOfWaiting(table.waiting);
  const moves = play?.moves.length ?? 0;
  const answers = play?.answers.slice() ?? [];
  const oldClock = clock && {
    rule: clock.rule,
    left: clock.left.slice(),
    since: clock.since.slice(),
    paused: clock.paused.slice(),
    kind: clock.kind.slice(),
    phase: clock.phase.slice(),
  };
  return () => {
    Object.assign(table, { phase, play, clock: oldClock, rematch, decisions, version });
    Object.assign(table, { secrets, turns, attempts, revealUntil, putOut, waiting });
    for (const [i, seat] of seats.entries()) Object.assign(table.seats[i]!, seat);
    if (play) giveBack(play, answers, moves);
  };
}

/** Makes these the answers that stand again. */
function giveBack(play: Play, answers: Play['answers'], moves: number): void {
  const differs = answers.findIndex((answer, i) => answer !== play.answers[i]);
  const same = differs < 0 ? answers.length : differs;
  rewind(play, same);
  for (const { seat, answer, by } of answers.slice(same)) giveAnswer(play, seat, answer, by);
  play.moves.length = moves;
}
