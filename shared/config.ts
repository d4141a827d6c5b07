import { env } from 'node:process';

/** The environment variables of a function. The stack sets them. */
export const variables = {
  table: 'TABLE_NAME',
  batches: 'BATCH_WRITES',
  metricNamespace: 'METRIC_NAMESPACE',
  logLevel: 'LOG_LEVEL',
  passwordCost: 'PASSWORD_COST',
  mailFrom: 'MAIL_FROM',
  mailSet: 'MAIL_SET',
  mailFolder: 'MAIL_FOLDER',
  consoleUrl: 'CONSOLE_URL',
  pushServices: 'PUSH_SERVICES',
  pushSecret: 'PUSH_SECRET',
  pushFile: 'PUSH_FILE',
  bucket: 'BUCKET_NAME',
  webhookHosts: 'WEBHOOK_HOSTS',
  originSecrets: 'ORIGIN_SECRETS',
  canaryUrl: 'CANARY_URL',
  canarySecret: 'CANARY_SECRET',
  deletedDays: 'DELETED_DAYS',
  historyDays: 'HISTORY_DAYS',
} as const;

/** The variables with the URLs of queues, by the background function that each queue calls. */
export const queueVariables = {
  deliverWebhooks: 'WEBHOOK_QUEUE_URL',
  sendMails: 'MAIL_QUEUE_URL',
  sendPushes: 'PUSH_QUEUE_URL',
  removeObjects: 'OBJECT_QUEUE_URL',
  updateRecords: 'RECORD_QUEUE_URL',
  remind: 'REMINDER_QUEUE_URL',
} as const;

export type QueueName = keyof typeof queueVariables;

/**
 * Timeouts in seconds: for functions that answer requests, for background functions, for the dispatcher that
 * runs every minute, and for the purge.
 */
export const functionSeconds = { request: 10, background: 30, schedule: 55, purge: 840 } as const;

export const tableName = () => requireVariable(variables.table);

/** Whether a batch is one transaction. Local store only: a batch waits for the disk once per row, a transaction once. */
export const writesWholeBatches = () => env[variables.batches] === 'whole';

/** The namespace of this stage's metrics. */
export const metricNamespace = () => requireVariable(variables.metricNamespace);

/** The least severe level that is logged: `info` unless the environment says `error`. */
export function logLevel(): 'info' | 'error' {
  return env[variables.logLevel] === 'error' ? 'error' : 'info';
}

/** The base-2 logarithm of scrypt's cost: 17 (OWASP). Tests that make many accounts lower it. */
export function passwordCost(): number {
  return Number(env[variables.passwordCost] ?? 17);
}

/** The sender of mails. */
export const mailFrom = () => requireVariable(variables.mailFrom);

/** The SES configuration set that mails are sent with. */
export const mailSet = () => requireVariable(variables.mailSet);

/** A folder that collects mails instead of sending them; undefined where they are sent. */
export const mailFolder = () => env[variables.mailFolder];

/** The address of the console, without a trailing slash. */
export const consoleUrl = () => requireVariable(variables.consoleUrl).replace(/\/$/, '');

/** Origins of push services besides those of the browser vendors. */
export const morePushServices = () => listIn(variables.pushServices);

/** Hosts that webhooks may also reach by http and at private addresses: those of a laptop. */
export const webhookHosts = () => listIn(variables.webhookHosts);

export const queueUrl = (queue: QueueName) => requireVariable(queueVariables[queue]);

/** The source of the keys that sign push messages: the ARN of a secret, or a file; undefined without keys. */
export function pushKeysSource(): { secret: string } | { file: string } | undefined {
  const { [variables.pushSecret]: secret, [variables.pushFile]: file } = env;
  if (secret) return { secret };
  return file ? { file } : undefined;
}

/** The name of the bucket for files. */
export const bucketName = () => requireVariable(variables.bucket);

/** The region that requests are signed for. */
export const region = () => requireVariable('AWS_REGION');

/** The path-style address of a bucket server other than AWS's; undefined on AWS. */
export function bucketEndpoint(): string | undefined {
  return env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || undefined;
}

/** The origin of uploads and downloads. */
export function bucketOrigin(): string {
  const endpoint = bucketEndpoint();
  if (endpoint !== undefined) return new URL(endpoint).origin;
  return `https://${bucketName()}.s3.${region()}.amazonaws.com`;
}

/** The credentials that Lambda gives a function to sign requests with. */
export function credentials() {
  const sessionToken = env.AWS_SESSION_TOKEN;
  return {
    accessKeyId: requireVariable('AWS_ACCESS_KEY_ID'),
    secretAccessKey: requireVariable('AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken ? { sessionToken } : {}),
  };
}

/** Whether mails are sent: a deployed service sends them once it has a sender. */
export function isMailConfigured(): boolean {
  return Boolean(env[variables.mailFrom]);
}

/** The secrets by which the front door identifies itself, newest first; empty without a front door. */
export const originSecrets = () => listIn(variables.originSecrets);

/** The URL of the service that the canary calls, and the ARN of the secret with its credentials. */
export function canarySource(): { url: string; secret: string } {
  return {
    url: requireVariable(variables.canaryUrl),
    secret: requireVariable(variables.canarySecret),
  };
}

function listIn(name: string): string[] {
  return (env[name] ?? '').split(',').flatMap((one) => one.trim() || []);
}

/** @throws Error where the environment has none. */
function requireVariable(name: string): string {
  const value = env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
}

/** How long deleted records and old histories are kept, in days. Absent: forever. */
export interface Retention {
  deletedDays?: number | undefined;
  historyDays?: number | undefined;
}

/** How long deleted records and histories are kept; undefined if the stage keeps both forever. */
export function retention(): Retention | undefined {
  const days = (name: string) => (env[name] ? Number(env[name]) : undefined);
  const limits = {
    deletedDays: days(variables.deletedDays),
    historyDays: days(variables.historyDays),
  };
  return limits.deletedDays || limits.historyDays ? limits : undefined;
}
