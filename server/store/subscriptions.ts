import type { CompiledQuery } from 'kysely';
import type { Engine } from './engine.ts';
import type { Subscription } from './schema.ts';

/** Browsers that want to be told. An endpoint belongs to whoever subscribed last. */
export function subscribe({ queries }: Engine, subscription: Subscription): CompiledQuery {
  const { endpoint: _key, ...rest } = subscription;
  return queries
    .insertInto('subscriptions')
    .values(subscription)
    .onConflict((on) => on.column('endpoint').doUpdateSet(rest))
    .compile();
}

export function unsubscribe(
  { queries }: Engine,
  endpoint: string,
  person: string | null,
): CompiledQuery {
  const query = queries.deleteFrom('subscriptions').where('endpoint', '=', endpoint);
  return (person === null ? query : query.where('person', '=', person)).compile();
}

export async function subscriptionsOf(engine: Engine, person: string): Promise<Subscription[]> {
  const query = engine.queries.selectFrom('subscriptions').selectAll().where('person', '=', person);
  return engine.read(query.compile());
}
