import { purgeAttributes } from '#shared/background/purge.ts';
import { files, uploads } from '#shared/bucket/keys.ts';
import { functionSeconds, type QueueName, queueVariables } from '#shared/config.ts';
import {
  type ResourceName,
  resourceNames,
  resourcesWithFiles,
  resourcesWithItems,
} from '#shared/families.ts';
import { changePartition, feedPartition } from '#shared/table/change-rows.ts';
import { partition, partitionsOf } from '#shared/table/rows.ts';
import type {
  BucketFunction,
  QueueFunction,
  ScheduledFunction,
  StreamFunction,
} from './background-function.ts';

const { sentMark, mailCount, reset, invitation, push } = partition;

/** The files of records, and the storage that those of an account use. */
const fileRows = resourcesWithFiles.map((owner) => partition.files('*', owner));
const allQueues = Object.keys(queueVariables) as QueueName[];

/** Scheduled and parked tasks. */
const scheduleRows = [partition.scheduled('*', '*'), partition.parkedTasks()];
/** Changes, and the feed that orders them. */
const changeRows = [changePartition('*'), feedPartition('*', '*')];
/** The rows that are updated after a batch of writes, and the deliveries of its changes. */
const followingRows = [
  ...changeRows,
  partition.audit('*'),
  partition.itemCounted('*'),
  partition.itemValues('*', '*'),
  partition.activity('*', 'webhook', '*'),
  ...scheduleRows,
];

/** The records that the completion of a reservation changes: itself, its items, and the counts of references. */
const completionRows = (['reservation', 'item', 'contact', 'location'] as const).flatMap(
  partitionsOf,
);

/** The records of which every change has effects; of the others, only a deletion has: of their search terms. */
const followedRecords: readonly ResourceName[] = [
  'item',
  'location',
  'reservation',
  'checkout',
  'issue',
  'key',
  'notification',
  'webhook',
];

/**
 * The functions triggered by the stream of the table; `countWrites` is in
 * `functions/background/count-writes.ts`. Lambda may call them late, and twice for an event. There are two,
 * since a stream throttles more readers (AWS).
 */
export const streamFunctions = {
  countWrites: { entities: resourceNames, access: 'none' },
  afterWrite: {
    entities: [
      ...followedRecords,
      'account',
      'refused',
      'reset',
      'factor-reset',
      'invitation',
      'files',
      'history',
      'session-end',
      'webhook-wake',
    ],
    insertsAndRemovals: ['session'],
    inserts: ['change', 'session-move', 'login-change'],
    removals: resourceNames.filter((name) => !followedRecords.includes(name)),
    access: { rows: followingRows },
    // A sent record has the URL of its main picture, which this function signs.
    bucket: { gets: [files] },
    sends: allQueues,
  },
} as const satisfies Record<string, StreamFunction>;

/** The functions that run on a schedule. A run may be late, and overlap with another one. */
export const scheduledFunctions = {
  dispatchDue: {
    schedule: 'rate(1 minute)',
    // Its timeout ends it before the next run begins.
    seconds: functionSeconds.schedule,
    access: { rows: [partition.scheduleProgress(), ...scheduleRows] },
    sends: allQueues,
  },
} as const satisfies Record<string, ScheduledFunction>;

/** The scheduled functions of stages whose context limits how long deleted records or histories are kept. */
export const retentionFunctions = {
  purge: {
    // Each run continues after the previous one, and starts again at the end.
    schedule: 'rate(6 hours)',
    access: {
      rows: [...resourceNames.flatMap(partitionsOf), partition.audit('*'), partition.walks()],
      scans: purgeAttributes,
    },
    seconds: functionSeconds.purge,
  },
} as const satisfies Record<string, ScheduledFunction>;

/** Messages of a call are processed in parallel, so that each has the full timeout. */
const batchSize = 5;

/**
 * The functions triggered by a queue, possibly late or twice. Each has its own queue, so that waiting or failing
 * messages of one do not delay the others.
 */
export const queueFunctions = {
  deliverWebhooks: {
    // A webhook occupies one execution, however slow it is.
    ...{ maxAtOnce: 50, batchSize: 1 },
    access: { rows: [...partitionsOf('webhook'), partition.scheduled('*', '*')], signs: true },
    bucket: { gets: [files] },
    sends: ['deliverWebhooks'],
  },
  sendMails: {
    // The minimum of AWS: SES sends 14 mails a second, and mails about one record mostly stay in order.
    ...{ maxAtOnce: 2, batchSize: 1 },
    access: {
      rows: [...[sentMark, mailCount, reset, invitation].map((of) => of('*')), ...scheduleRows],
    },
    mails: true,
  },
  sendPushes: {
    ...{ maxAtOnce: 10, batchSize },
    access: { rows: [sentMark('*'), push('*'), ...scheduleRows] },
    pushes: true,
  },
  removeObjects: {
    ...{ maxAtOnce: 5, batchSize },
    // Files are removed on the condition that their record is still deleted.
    access: {
      rows: [
        ...resourcesWithFiles.map((owner) => partition.records('*', owner)),
        ...fileRows,
        ...scheduleRows,
      ],
    },
    bucket: { deletes: [uploads, files] },
  },
  updateRecords: {
    ...{ maxAtOnce: 10, batchSize },
    access: {
      rows: [
        ...resourcesWithItems.map((kind) => partition.records('*', kind)),
        partition.records('*', 'location'),
        partition.unique('*'),
        partition.terms('*', '*', '*'),
        ...followingRows,
      ],
    },
    bucket: { gets: [files] },
    sends: ['deliverWebhooks'],
  },
  remind: {
    ...{ maxAtOnce: 20, batchSize },
    access: {
      rows: [
        ...[...partitionsOf('notification'), partition.sequences('*'), sentMark('*')],
        ...[...completionRows, ...changeRows, ...scheduleRows],
      ],
    },
  },
} as const satisfies Record<QueueName, QueueFunction>;

/**
 * The functions triggered by objects created in the bucket, possibly late or twice. They change records as a
 * call of a member would.
 */
export const bucketFunctions = {
  checkUpload: {
    prefix: uploads,
    access: { rows: resourcesWithFiles.flatMap(partitionsOf) },
    bucket: { gets: [uploads], puts: [files], deletes: [uploads, files], lists: true },
  },
  makePreview: {
    prefix: files,
    access: { rows: fileRows },
    bucket: { gets: [files], puts: [files], deletes: [files], lists: true },
  },
} as const satisfies Record<string, BucketFunction>;

/** All functions that are not endpoints. */
export const backgroundFunctions = {
  ...streamFunctions,
  ...scheduledFunctions,
  ...retentionFunctions,
  ...queueFunctions,
  ...bucketFunctions,
};
