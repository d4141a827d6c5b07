import { files, uploads } from '#shared/bucket/keys.ts';
import { resourceNames, resourcesWithFiles, resourcesWithItems } from '#shared/families.ts';
import type { BucketAccess } from './bucket-permissions.ts';
import type { TableAccess } from './permissions.ts';

export interface BackgroundFunction {
  access: TableAccess;
  bucket?: BucketAccess;
  mails?: boolean;
  pushes?: boolean;
}

export interface StreamFunction extends BackgroundFunction {
  /** The rows that it is called for, by their `entity`: what they are now, or were before. */
  entities: readonly string[];
  /** Rows whose changes do not call it on their own: they are written with every request. */
  inserts?: readonly string[];
  /** Rows of which only the end calls it. */
  removals?: readonly string[];
}

interface ScheduledFunction extends BackgroundFunction {
  /** As EventBridge Scheduler writes it. */
  schedule: `rate(${string})`;
}

interface BucketFunction extends BackgroundFunction {
  /** What the keys begin with of the objects whose arrival calls it. */
  prefix: string;
}

/** The files of records, and what those of an account take; of both, what went is cleared away. */
const fileRows = resourcesWithFiles.map((owner) => `A#*#${owner}#files`);
const clearing = { deletes: [uploads, files] };

/** What notifications, mails and what is due stand in. */
const telling = [
  'A#*#notification',
  'A#*#notification#*',
  'A#*#sequence',
  'SENT#*',
  'SCHEDULE#*',
  'MAILED#*',
];

/** What the effects of writes write, besides. */
const affecting = [
  // Files go for as long as their record is gone: that is a condition on it.
  ...new Set([...resourcesWithItems, ...resourcesWithFiles].map((kind) => `A#*#${kind}`)),
  'A#*#term#*',
  'RESET#*',
  'INVITATION#*',
  'PUSH#*',
];

/** What the end of a reservation moves: itself, its items, and the counts of what it refers to. */
const completing = ['reservation', 'item', 'contact', 'location'].flatMap((kind) => [
  `A#*#${kind}`,
  `A#*#${kind}#*`,
]);

/**
 * The functions that the table's stream calls: `countWrites` stands in
 * `functions/background/count-writes.ts`. Lambda may call them late, and twice for one event. Two is
 * as many as a stream serves without throttling them (AWS).
 */
export const streamFunctions = {
  countWrites: { entities: resourceNames, access: 'none' },
  afterWrite: {
    entities: [
      'item',
      'reservation',
      'checkout',
      'issue',
      'key',
      'account',
      'refused',
      'reset',
      'invitation',
      'notification',
      'files',
      'history',
    ],
    inserts: ['session'],
    removals: ['location', 'contact', 'event'],
    access: {
      rows: [
        ...affecting,
        ...telling,
        ...fileRows,
        'A#*#audit',
        'A#*#item#counted',
        'A#*#item#values#*',
      ],
    },
    bucket: clearing,
    mails: true,
    pushes: true,
  },
} as const satisfies Record<string, StreamFunction>;

/** The functions that a schedule calls. A run may come late, and beside another one. */
export const scheduledFunctions = {
  dispatchDue: {
    schedule: 'rate(1 minute)',
    access: { rows: [...affecting, ...telling, ...completing, ...fileRows, 'SCHEDULE', 'PARKED'] },
    bucket: clearing,
    mails: true,
    pushes: true,
  },
} as const satisfies Record<string, ScheduledFunction>;

/**
 * The functions that are called for what comes into the bucket, late and twice if it so happens. They act
 * on a record as a call of a member would.
 */
export const bucketFunctions = {
  checkUpload: {
    prefix: uploads,
    access: { rows: resourcesWithFiles.flatMap((owner) => [`A#*#${owner}`, `A#*#${owner}#*`]) },
    bucket: { gets: [uploads], puts: [files], deletes: [uploads, files], lists: true },
  },
  makePreview: {
    prefix: files,
    access: { rows: fileRows },
    bucket: { gets: [files], puts: [files], deletes: [files], lists: true },
  },
} as const satisfies Record<string, BucketFunction>;

/** Every function that no endpoint is. */
export const backgroundFunctions = {
  ...streamFunctions,
  ...scheduledFunctions,
  ...bucketFunctions,
};
