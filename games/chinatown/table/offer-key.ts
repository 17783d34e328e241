import type { OfferView } from '../rules/view.ts';

/** Names one version of an offer. */
export const keyOf = ({ id, version }: Pick<OfferView, 'id' | 'version'>): string =>
  `${id}.${version}`;
