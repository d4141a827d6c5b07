import type { QueueName } from '#shared/config.ts';
import type { BucketAccess } from './bucket-permissions.ts';
import type { TableAccess } from './permissions.ts';

/** What a function of the background needs; the others add what calls them. */
export interface BackgroundFunction {
  access: TableAccess;
  bucket?: BucketAccess;
  mails?: boolean;
  pushes?: boolean;
  /** The queues that it sends to. */
  sends?: readonly QueueName[];
  /** How long it may run; as long as others of the background where it does not say. */
  seconds?: number;
  environment?: Record<string, string>;
}

export interface StreamFunction extends BackgroundFunction {
  /** The rows that it is called for, by their `entity`: what they are now, or were before. */
  entities: readonly string[];
  /** Rows whose beginning and end call it, but not their changes: they are written with every request. */
  insertsAndRemovals?: readonly string[];
  /** Rows of which only the beginning calls it. */
  inserts?: readonly string[];
  /** Rows of which only the end calls it. */
  removals?: readonly string[];
}

export interface ScheduledFunction extends BackgroundFunction {
  /** As EventBridge Scheduler writes it. */
  schedule: `rate(${string})`;
}

export interface QueueFunction extends BackgroundFunction {
  /** How many of it run at once at most. */
  maxAtOnce: number;
  /** Messages that it is called with at once. */
  batchSize: number;
}

export interface BucketFunction extends BackgroundFunction {
  /** What the keys begin with of the objects whose arrival calls it. */
  prefix: string;
}
