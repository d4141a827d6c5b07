import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ResourceName } from '#shared/families.ts';
import { indexAttributes } from '#shared/table/indexes.ts';
import { partition, partitionsOf } from '#shared/table/rows.ts';
import { secretPartition } from '#shared/table/webhook-rows.ts';
import type { StoredData } from './stored-data.ts';

/** The permissions of a function in the table. */
export type TableAccess =
  /** Nothing. */
  | 'none'
  /** Read, and count a request on its credential. */
  | 'read'
  /** As `read`; also reads and writes logins, sessions and other rows of sign-in. */
  | 'sign-in'
  /**
   * As `read`; also writes records of the kinds `writes`, with the rows that such writes change, and checks that
   * records of the kinds `checks` are unchanged. With `logins`, also rows of sign-in.
   */
  | { writes: readonly ResourceName[]; checks: readonly ResourceName[]; logins?: true }
  /** For background functions: partitions to write, attributes to scan, and whether it reads webhook secrets. */
  | { rows: readonly string[]; scans?: readonly string[]; signs?: true };

const { credential, session, login, attempts, reset, push, idempotency } = partition;
const credentials = [credential('*'), session('*')];
const logins = [login('*')];
const signIn = [...logins, ...[session, attempts, reset, push, idempotency].map((of) => of('*'))];
const secrets = secretPartition({ account: '*', webhook: '*' });
const rowWrites = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem', 'BatchWriteItem'];
const indexes = Object.keys(indexAttributes);

export function tableStatements(table: StoredData, access: TableAccess): PolicyStatement[] {
  if (access === 'none') return [];
  if (access === 'sign-in') return signInStatements(table);
  if (typeof access === 'object' && 'rows' in access) {
    const scanning = access.scans ? [scan(table, access.scans)] : [];
    return [
      ...readRows(table, access.signs),
      onPartitions(table, rowWrites, access.rows),
      ...scanning,
    ];
  }
  if (typeof access === 'object' && access.logins) {
    const counting = onPartitions(table, ['UpdateItem'], credentials);
    return [reading(table), counting, ...writing(table, access, signIn)];
  }
  const hasSecrets = typeof access === 'object' && access.writes.includes('webhook');
  const calling = [
    ...readRows(table, hasSecrets),
    onPartitions(table, ['UpdateItem'], credentials),
  ];
  return access === 'read' ? calling : [...calling, ...writing(table, access)];
}

function writing(
  table: StoredData,
  { writes, checks }: Extract<TableAccess, { writes: unknown }>,
  more: readonly string[] = [],
): PolicyStatement[] {
  const checkedPartitions = checks.map((kind) => partition.records('*', kind));
  const checking =
    checkedPartitions.length > 0
      ? [onPartitions(table, ['ConditionCheckItem'], checkedPartitions)]
      : [];
  return [writeRows(table, writes, more), ...checking];
}

/**
 * Sign-in writes logins and sessions, checks that the account is open or a session live, and updates the member's
 * last sign-in.
 */
function signInStatements(table: StoredData): PolicyStatement[] {
  const writing = ['PutItem', 'UpdateItem', 'DeleteItem'];
  return [
    reading(table),
    onPartitions(table, ['UpdateItem'], [...credentials, partition.records('*', 'user')]),
    onPartitions(table, writing, signIn),
    onPartitions(table, ['ConditionCheckItem'], [partition.accounts(), session('*')]),
  ];
}

function reading(table: StoredData): PolicyStatement {
  const actions = ['dynamodb:BatchGetItem', 'dynamodb:Query'];
  const resources = [table.tableArn, ...indexes.map((index) => `${table.tableArn}/index/${index}`)];
  return new PolicyStatement({ actions, resources });
}

/**
 * Reads all rows except logins, which contain password hashes, and, unless `hasSecrets`, the secrets of
 * webhooks.
 */
function readRows(table: StoredData, hasSecrets = false): PolicyStatement[] {
  const statement = reading(table);
  const { actions, resources } = statement;
  const hidden = hasSecrets ? logins : [...logins, secrets];
  const conditions = { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': hidden } };
  return [statement, new PolicyStatement({ effect: Effect.DENY, actions, resources, conditions })];
}

/** Scans all rows, including logins, but only these attributes. */
function scan(table: StoredData, attributes: readonly string[]): PolicyStatement {
  return new PolicyStatement({
    actions: ['dynamodb:Scan'],
    resources: [table.tableArn],
    conditions: {
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': attributes },
      StringEquals: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
    },
  });
}

function writeRows(
  table: StoredData,
  kinds: readonly ResourceName[],
  more: readonly string[],
): PolicyStatement {
  const own = kinds.flatMap(partitionsOf);
  // A key has a credential, and is counted by its account; a change of a member changes that member's keys.
  const hasKeys = kinds.includes('key') || kinds.includes('user');
  const beside = [
    ...(hasKeys ? [credential('*')] : []),
    // The row of the account counts keys and webhooks against its limits.
    ...(hasKeys || kinds.includes('webhook') ? [partition.accounts()] : []),
    ...(kinds.includes('user') ? [partition.invitation('*')] : []),
  ];
  const all = [partition.sequences('*'), partition.unique('*'), idempotency('*')];
  return onPartitions(table, rowWrites, [...own, ...beside, ...all, ...more]);
}

function onPartitions(
  table: StoredData,
  actions: readonly string[],
  partitions: readonly string[],
): PolicyStatement {
  return new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources: [table.tableArn],
    conditions: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
      // Without this, a request without any key would be allowed.
      Null: { 'dynamodb:LeadingKeys': 'false' },
    },
  });
}
