import type { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';
import type { SubscriptionRow } from './schema.ts';

/** Browsers with Web Push. An endpoint belongs to the person who subscribed last. */
export function subscribe({ queries }: Database, subscription: SubscriptionRow): CompiledQuery {
  const { endpoint: _key, ...rest } = subscription;
  return queries
    .insertInto('subscriptions')
    .values(subscription)
    .onConflict((on) => on.column('endpoint').doUpdateSet(rest))
    .compile();
}

export function unsubscribe(
  { queries }: Database,
  endpoint: string,
  person: string | null,
): CompiledQuery {
  const query = queries.deleteFrom('subscriptions').where('endpoint', '=', endpoint);
  return (person === null ? query : query.where('person', '=', person)).compile();
}

export async function subscriptionsOf(
  database: Database,
  person: string,
): Promise<SubscriptionRow[]> {
  const query = database.queries
    .selectFrom('subscriptions')
    .selectAll()
    .where('person', '=', person);
  return database.read(query.compile());
}
