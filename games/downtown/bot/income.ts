import type { DowntownEvent } from '../rules/index.ts';

type Income = { readonly seat: number; readonly source: string; readonly amount: number };

/** Sources of money (points, with two players): plots by use, and bonuses (DT-41, DT-42). */
export function incomeOf(happened: readonly { readonly kind: string }[]): Income[] {
  return (happened as readonly DowntownEvent[]).flatMap(earnedBy);
}

function earnedBy(event: DowntownEvent): Income[] {
  if (event.kind !== 'paid') return [];
  const { use, sensible, shares } = event;
  return shares.flatMap(({ seat, bonus, total }) => [
    { seat, source: `${use}${sensible ? ', sensible' : ''}`, amount: total - bonus },
    ...(bonus > 0 ? [{ seat, source: 'bonus', amount: bonus }] : []),
  ]);
}
