/** One of several parts of the tests, for as many machines. */
export type Shard = { readonly index: number; readonly of: number };

/** Parses `--shard=1/2`; null if the argument is absent. Throws a sentence if it is wrong. */
export function shardFrom(args: readonly string[]): Shard | null {
  if (args.length === 0) return null;
  const [, index, of] = /^--shard=(\d{1,3})\/(\d{1,3})$/.exec(args.join(' ')) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (index === undefined || shard.index < 1 || shard.index > shard.of)
    throw new Error(`Expected nothing or --shard=1/2, found ${args.join(' ')}`);
  return shard;
}
