import type { Problem } from '@faubourg/core';

const statuses: { readonly [rule: string]: number } = {
  'FB-1': 409,
  'FB-2': 409,
  'FB-4': 409,
  'FB-30': 404,
  'FB-31': 409,
  'FB-32': 409,
  'FB-33': 403,
  'FB-34': 403,
  'FB-35': 409,
  'FB-36': 409,
  'FB-37': 403,
  'FB-38': 409,
  'FB-39': 409,
  'FB-40': 401,
  'FB-42': 401,
  'FB-43': 401,
  'FB-44': 404,
  'FB-50': 400,
  'FB-51': 413,
  'FB-52': 400,
  'FB-53': 400,
  'FB-54': 403,
  'FB-55': 429,
  'FB-56': 409,
  'FB-57': 404,
  'FB-58': 408,
  'FB-59': 415,
  'FB-60': 503,
  'FB-70': 500,
};

/** The HTTP status of a problem; 422 for the rules of games and everything else. */
export function statusOf({ rule }: Problem): number {
  return statuses[rule] ?? 422;
}
