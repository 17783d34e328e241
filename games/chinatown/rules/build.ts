import { type Chance, problem, type Problem, type Seat } from '@faubourg/core';
import { type Board, boardOf } from './board.ts';
import { businessAt, type Land, ownedBy } from './businesses.ts';
import type { Build, ChinatownEvent } from './events.ts';
import { type Shop, SHOPS, sizeOf, without } from './material.ts';
import type { ChinatownState } from './state.ts';

/** CT-30: the seats that may build now: all that have not finished, or the next in turn. */
export function builders(s: Pick<ChinatownState, 'ready' | 'first'>): Seat[] {
  const seats = s.ready.length;
  const waiting: Seat[] = [];
  for (let i = 0; i < seats; i++) {
    const seat = ((s.first ?? 0) + i) % seats;
    if (!s.ready[seat]) waiting.push(seat);
  }
  return s.first === null ? waiting : waiting.slice(0, 1);
}

/** Whether a seat may have placed shops that the others do not see yet. */
export function mayHavePlanned(s: ChinatownState, seat: Seat): boolean {
  return s.phase === 'build' && (s.first === null || builders(s)[0] === seat);
}

/** CT-60: whether a shop here joins a business of its owner that is not complete. */
function extendsBusiness(board: Board, land: Land, owner: Seat, shop: Shop, at: number): boolean {
  return board.neighbours[at]!.some((next) => {
    if (land[next]?.owner !== owner || land[next].shop !== shop) return false;
    return businessAt(board, land, next).length % sizeOf(shop) !== 0;
  });
}

/**
 * Why a shop of this type may not be placed here, or null. Does not check whether the seat holds
 * the tile.
 */
function siteProblem(s: ChinatownState, seat: Seat, shop: Shop, at: number): Problem | null {
  const plot = s.land[at];
  if (plot?.owner !== seat) return problem('CT-30', 'not-your-location', { location: at });
  if (plot.shop !== null)
    return problem('CT-30', 'location-taken', { location: at, shop: plot.shop });
  if (s.options.streetAccess === 'off') return null;
  const board = boardOf(s.options.map);
  if (board.street[at] || extendsBusiness(board, s.land, seat, shop, at)) return null;
  return problem('CT-60', 'no-street', { location: at, shop });
}

export function checkPlace(s: ChinatownState, seat: Seat, shop: Shop, at: number): Problem | null {
  if (!s.hands[seat]!.includes(shop)) return problem('CT-30', 'tile-not-held', { shop });
  return siteProblem(s, seat, shop, at);
}

type BuildAnswer = { readonly place: Shop; readonly at: number } | { readonly built: true };

/** All answers while building: one tile on one location, or to finish. */
export function buildAnswers(s: ChinatownState, seat: Seat): BuildAnswer[] {
  const free = ownedBy(s.land, seat).filter((at) => s.land[at]!.shop === null);
  const steps: BuildAnswer[] = [{ built: true }];
  for (const place of SHOPS) {
    if (!s.hands[seat]!.includes(place)) continue;
    for (const at of free) if (!siteProblem(s, seat, place, at)) steps.push({ place, at });
  }
  return steps;
}

/** Places a shop. It stays hidden from the others until builds are shown. */
export function place(s: ChinatownState, seat: Seat, shop: Shop, at: number): ChinatownEvent {
  s.hands[seat] = without(s.hands[seat]!, [shop]);
  s.land[at]!.shop = shop;
  s.planned[seat]!.push(at);
  return { kind: 'placed', only: [seat], at, shop };
}

/** Places random legal shops until `built` is drawn. */
export function randomBuild(s: ChinatownState, seat: Seat, chance: Chance): void {
  for (;;) {
    const steps = buildAnswers(s, seat);
    const step = steps[chance.int(steps.length)]!;
    if ('built' in step) return;
    place(s, seat, step.place, step.at);
  }
}

/** CT-30: shows what these seats have built. */
export function showBuilds(s: ChinatownState, seats: readonly Seat[]): ChinatownEvent {
  const builds = seats.map((seat): Build => {
    const shops = s.planned[seat]!.map((at) => ({ at, shop: s.land[at]!.shop! }));
    s.planned[seat] = [];
    return { seat, shops };
  });
  return { kind: 'built', builds };
}
