import { env } from 'node:process';

/** The environment variables of a function, by what they hold. The stack sets them. */
export const variables = {
  table: 'TABLE_NAME',
  metricNamespace: 'METRIC_NAMESPACE',
  logLevel: 'LOG_LEVEL',
  passwordCost: 'PASSWORD_COST',
  mailFrom: 'MAIL_FROM',
  mailFolder: 'MAIL_FOLDER',
  consoleUrl: 'CONSOLE_URL',
  pushServices: 'PUSH_SERVICES',
  pushSecret: 'PUSH_SECRET',
  pushFile: 'PUSH_FILE',
  bucket: 'BUCKET_NAME',
} as const;

/** How long a function may run, in seconds: one that answers a request, and one that no request waits for. */
export const functionSeconds = { request: 10, background: 30 } as const;

/** The name of the table. Throws where the environment has none. */
export function tableName(): string {
  return required(variables.table);
}

/** Where the metrics of this stage stand. Throws where the environment names no place. */
export function metricNamespace(): string {
  return required(variables.metricNamespace);
}

/** The least severe level that is logged: `info` unless the environment says `error`. */
export function logLevel(): 'info' | 'error' {
  return env[variables.logLevel] === 'error' ? 'error' : 'info';
}

/** The logarithm of what scrypt costs: 17 (OWASP), unless a test that makes many accounts lowers it. */
export function passwordCost(): number {
  return Number(env[variables.passwordCost] ?? 17);
}

/** Who mails are from. Throws where the environment names nobody. */
export function mailFrom(): string {
  return required(variables.mailFrom);
}

/** A folder that mails are put into instead of being sent; undefined where they are sent. */
export function mailFolder(): string | undefined {
  return env[variables.mailFolder];
}

/** Where the console is, without a slash at its end. */
export function consoleUrl(): string {
  return required(variables.consoleUrl).replace(/\/$/, '');
}

/** Origins of push services beside those of the browsers' makers. */
export function morePushServices(): string[] {
  return (env[variables.pushServices] ?? '').split(',').filter(Boolean);
}

/** Where the keys are that sign pushes: a secret by its ARN, or a file; undefined where there are none. */
export function pushKeysPlace(): { secret: string } | { file: string } | undefined {
  const { [variables.pushSecret]: secret, [variables.pushFile]: file } = env;
  if (secret) return { secret };
  return file ? { file } : undefined;
}

/** The name of the bucket that files are kept in. Throws where the environment has none. */
export function bucketName(): string {
  return required(variables.bucket);
}

/** The region that requests are signed for. */
export function region(): string {
  return required('AWS_REGION');
}

/** Where another server than AWS's serves the bucket, by its path; undefined on AWS. */
export function bucketEndpoint(): string | undefined {
  return env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || undefined;
}

/** The origin that uploads are sent to, and downloads come from. */
export function bucketOrigin(): string {
  const endpoint = bucketEndpoint();
  if (endpoint !== undefined) return new URL(endpoint).origin;
  return `https://${bucketName()}.s3.${region()}.amazonaws.com`;
}

/** Who requests are signed by, as Lambda gives it to a function. */
export function credentials() {
  const sessionToken = env.AWS_SESSION_TOKEN;
  return {
    accessKeyId: required('AWS_ACCESS_KEY_ID'),
    secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken ? { sessionToken } : {}),
  };
}

/** Whether anything is mailed at all: a deployed service does so once it has a sender. */
export function isMailConfigured(): boolean {
  return Boolean(env[variables.mailFrom]);
}

function required(name: string): string {
  const value = env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
}
