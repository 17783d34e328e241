import type { Passkeys } from '../../people/passkeys.ts';
import type { Recovery } from '../../people/recovery.ts';
import type { Readiness } from '../../readiness/readiness.ts';
import type { ServerContext } from '../../request/context.ts';
import type { App } from '../app.ts';
import { chatRoutes } from './chat.ts';
import { credentialRoutes } from './credentials.ts';
import { gameRoutes } from './game.ts';
import { healthRoutes } from './health.ts';
import { type Invite, lobbyRoutes } from './lobby.ts';
import { peopleRoutes } from './people.ts';
import { pushRoutes } from './push.ts';
import { seatRoutes } from './seats.ts';
import { shareRoutes } from './shares.ts';

/** What single routes need beside the context that all share. */
export type RouteParts = {
  readonly metricsToken: string | null;
  readonly readiness: Readiness;
  readonly passkeys: Passkeys;
  readonly recovery: Recovery;
  readonly invite: Invite;
  /** The public key of Web Push. */
  readonly pushKey: string;
};

export function addRoutes(app: App, context: ServerContext, parts: RouteParts): void {
  healthRoutes(app, context, parts);
  peopleRoutes(app, context);
  credentialRoutes(app, context, parts.passkeys, parts.recovery);
  lobbyRoutes(app, context, parts.invite);
  seatRoutes(app, context, parts.invite);
  gameRoutes(app, context);
  chatRoutes(app, context);
  pushRoutes(app, context, parts.pushKey);
  shareRoutes(app, context);
}
