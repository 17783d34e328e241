/** One of several parts into which the tests are cut, for as many machines. */
export type Shard = { readonly index: number; readonly of: number };

/** Reads `--shard=1/2` from arguments; null where the tests are not cut. Throws what is wrong with it. */
export function shardFrom(args: readonly string[]): Shard | null {
  if (args.length === 0) return null;
  const [, index, of] = /^--shard=(\d{1,3})\/(\d{1,3})$/.exec(args.join(' ')) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (index === undefined || shard.index < 1 || shard.index > shard.of)
    throw new Error(`Expected nothing or --shard=1/2, found ${args.join(' ')}`);
  return shard;
}
