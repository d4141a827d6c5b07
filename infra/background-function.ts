import type { QueueName } from '#shared/config.ts';
import type { BucketAccess } from './bucket-permissions.ts';
import type { TableAccess } from './permissions.ts';

/** The settings of a background function; the interfaces below add what triggers it. */
export interface BackgroundFunction {
  access: TableAccess;
  bucket?: BucketAccess;
  mails?: boolean;
  pushes?: boolean;
  /** The queues to which it sends. */
  sends?: readonly QueueName[];
  /** Its timeout in seconds; by default, that of all background functions. */
  seconds?: number;
  environment?: Record<string, string>;
}

export interface StreamFunction extends BackgroundFunction {
  /** The `entity` of the rows whose changes trigger it, before or after the change. */
  entities: readonly string[];
  /** Rows whose creation and deletion trigger it, but not their updates, which come with every request. */
  insertsAndRemovals?: readonly string[];
  /** Rows whose creation triggers it. */
  inserts?: readonly string[];
  /** Rows whose deletion triggers it. */
  removals?: readonly string[];
}

export interface ScheduledFunction extends BackgroundFunction {
  /** In the syntax of EventBridge Scheduler. */
  schedule: `rate(${string})`;
}

export interface QueueFunction extends BackgroundFunction {
  /** The maximum number of its executions at once. */
  maxAtOnce: number;
  /** The maximum number of messages in a call. */
  batchSize: number;
}

export interface BucketFunction extends BackgroundFunction {
  /** The key prefix of the objects whose creation triggers it. */
  prefix: string;
}
