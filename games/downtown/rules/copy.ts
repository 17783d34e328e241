import { copyJson } from '@faubourg/core';
import type { DowntownOptions } from './options.ts';

/** A copy that shares nothing with the original but the options, which nobody changes. */
export function copyState<T extends { readonly options: DowntownOptions }>(s: T): T {
  return { ...(copyJson({ ...s, options: null }) as object as T), options: s.options };
}
