export type * from './api.ts';
export {
  bodyOf,
  type Calls,
  type Client,
  type ClientOptions,
  createClient,
  type FollowedFrame,
  type OperationName,
  type ProblemOf,
  type Reply,
} from './client.ts';
