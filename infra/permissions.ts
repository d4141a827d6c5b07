import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { indexAttributes } from '#shared/resources/index-keys.ts';

const credentials = ['KEY#*'];
const indexes = Object.keys(indexAttributes);

/**
 * The partitions that the writing endpoints of a family may write, as patterns of partition keys.
 * `A#*` stands for any account.
 */
const writtenPartitions: Readonly<Record<string, readonly string[]>> = {
  items: records('item', 'location#uses'),
  locations: records('location'),
  contacts: records('contact'),
  reservations: records('reservation', 'item', 'location#uses', 'contact', 'checkout', 'event'),
  checkouts: records('checkout', 'item', 'location#uses', 'contact', 'reservation', 'issue'),
  issues: records('issue', 'item', 'location#uses'),
  events: records('event', 'item'),
  comments: records('comment', 'issue'),
};

/** Records of these kinds, with all that every write of records touches. */
function records(...kinds: string[]): string[] {
  const own = kinds.map((kind) => `A#*#${kind}*`);
  return [...own, 'A#*#sequence', 'A#*#unique', 'A#*#history', 'IDEM#*'];
}

/** What the reading endpoints of any family may do: read, and count a request at its credential. */
export function readPolicy(table: TableV2): PolicyDocument {
  return new PolicyDocument({ statements: [readRows(table), updateRows(table, credentials)] });
}

/** What the writing endpoints of a family may do: that, and write the family's own partitions. */
export function writePolicy(table: TableV2, family: string): PolicyDocument {
  const partitions = writtenPartitions[family];
  if (!partitions) throw new Error(`Say in ${import.meta.filename} what ${family} may write.`);
  return new PolicyDocument({
    statements: [readRows(table), updateRows(table, credentials), writeRows(table, partitions)],
  });
}

function readRows(table: TableV2): PolicyStatement {
  return new PolicyStatement({
    actions: ['dynamodb:BatchGetItem', 'dynamodb:Query'],
    resources: [table.tableArn, ...indexes.map((index) => `${table.tableArn}/index/${index}`)],
  });
}

function updateRows(table: TableV2, partitions: readonly string[]): PolicyStatement {
  return guarded(table, ['dynamodb:UpdateItem'], partitions);
}

function writeRows(table: TableV2, partitions: readonly string[]): PolicyStatement {
  const actions = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem', 'BatchWriteItem'];
  return guarded(
    table,
    actions.map((action) => `dynamodb:${action}`),
    partitions,
  );
}

function guarded(
  table: TableV2,
  actions: string[],
  partitions: readonly string[],
): PolicyStatement {
  return new PolicyStatement({
    effect: Effect.ALLOW,
    actions,
    resources: [table.tableArn],
    conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions } },
  });
}
