import { purgeAttributes } from '#shared/background/purge.ts';
import { files, uploads } from '#shared/bucket/keys.ts';
import { functionSeconds, type QueueName, queueVariables } from '#shared/config.ts';
import { resourceNames, resourcesWithFiles, resourcesWithItems } from '#shared/families.ts';
import { changePartition, feedPartition } from '#shared/table/change-rows.ts';
import { partition, partitionsOf } from '#shared/table/rows.ts';
import type {
  BucketFunction,
  QueueFunction,
  ScheduledFunction,
  StreamFunction,
} from './background-function.ts';

const { sentMark, mailCount, reset, invitation, push } = partition;

/** The files of records, and what those of an account take. */
const fileRows = resourcesWithFiles.map((owner) => partition.files('*', owner));
const allQueues = Object.keys(queueVariables) as QueueName[];

/** The schedule, and what was given up. */
const scheduleRows = [partition.scheduled('*', '*'), partition.parkedTasks()];
/** The feed of changes. */
const changeRows = [changePartition('*'), feedPartition('*', '*')];
/** What a batch of writes adds to, and the deliveries of its changes. */
const followingRows = [
  ...changeRows,
  partition.audit('*'),
  partition.itemCounted('*'),
  partition.itemValues('*', '*'),
  partition.activity('*', 'webhook', '*'),
  ...scheduleRows,
];

/** What the end of a reservation moves: itself, its items, and the counts of what it refers to. */
const completionRows = (['reservation', 'item', 'contact', 'location'] as const).flatMap(
  partitionsOf,
);

/**
 * The functions that the table's stream calls: `countWrites` is in
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
      'factor-reset',
      'invitation',
      'notification',
      'files',
      'history',
      'webhook',
      'webhook-wake',
    ],
    insertsAndRemovals: ['session'],
    inserts: ['change', 'session-move', 'login-change'],
    removals: ['location', 'contact', 'event', 'kit'],
    access: { rows: followingRows },
    // What is sent of a record has the address of its main picture, which its function signs.
    bucket: { gets: [files] },
    sends: allQueues,
  },
} as const satisfies Record<string, StreamFunction>;

/** The functions that a schedule calls. A run may come late, and overlap with another one. */
export const scheduledFunctions = {
  dispatchDue: {
    schedule: 'rate(1 minute)',
    // It ends before the next one begins.
    seconds: functionSeconds.schedule,
    access: { rows: [partition.scheduleProgress(), ...scheduleRows] },
    sends: allQueues,
  },
} as const satisfies Record<string, ScheduledFunction>;

/** The functions that a schedule calls where the context says for how long deleted records or histories are kept. */
export const retentionFunctions = {
  purge: {
    // It continues where it stopped, and starts again after the end.
    schedule: 'rate(6 hours)',
    access: {
      rows: [...resourceNames.flatMap(partitionsOf), partition.audit('*'), partition.walks()],
      scans: purgeAttributes,
    },
    seconds: functionSeconds.purge,
  },
} as const satisfies Record<string, ScheduledFunction>;

/** All at once, so that each has the time of the function. */
const batchSize = 5;

/**
 * The functions that a queue calls, which each have one: twice or late if it so happens. What waits for
 * one of them, or fails there, holds up none of the others.
 */
export const queueFunctions = {
  deliverWebhooks: {
    // A webhook keeps one of them, however slow it is.
    ...{ maxAtOnce: 50, batchSize: 1 },
    access: { rows: [...partitionsOf('webhook'), partition.scheduled('*', '*')], signs: true },
    bucket: { gets: [files] },
    sends: ['deliverWebhooks'],
  },
  sendMails: {
    // As few as there can be: SES sends 14 a second, and mails about one thing come in their order, mostly.
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
    // Files go for as long as their record is gone: that is a condition on it.
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
 * The functions that are called for what comes into the bucket, late and twice if it so happens. They act
 * on a record as a call of a member would.
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

/** Every function that no endpoint is. */
export const backgroundFunctions = {
  ...streamFunctions,
  ...scheduledFunctions,
  ...retentionFunctions,
  ...queueFunctions,
  ...bucketFunctions,
};
