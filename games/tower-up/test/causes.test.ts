import { gameVersions, mainEvent, orThrow, readRecord, replay } from '@faubourg/core';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventWeight } from '../rules/event-weight.ts';
import { type TowerUpEvent, towerUp } from '../rules/index.ts';
import { sentences } from '../table/sentences.ts';

const folder = new URL('fixtures/', import.meta.url);

test.each(readdirSync(folder))('TU-40 in %s the cause of the end is who began it', (file) => {
  const { record } = orThrow(readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))));
  let began: number | null = null;
  const { play } = orThrow(
    replay(record, gameVersions([towerUp]), ({ seat, events }) => {
      const ending = (events as readonly TowerUpEvent[]).find(({ kind }) => kind === 'ending');
      if (!ending) return;
      began = seat;
      for (const other of record.seats.keys())
        expect(mainEvent(events as readonly TowerUpEvent[], other, eventWeight)).toBe(ending);
    }),
  );
  const outcome = towerUp.outcome(play.state as never)!;
  const said = sentences.end!(outcome, towerUp.view(play.state as never, null));
  const named = { id: 'end.roofs.by', args: { seat: { seat: began } } };
  expect(said).toEqual(outcome.reason === 'roofs' ? named : null);
});
