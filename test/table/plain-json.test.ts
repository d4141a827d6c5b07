import { randomUUID } from 'node:crypto';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, inject, onTestFinished, test } from 'vitest';
import { PlainJson } from '#shared/table/plain-json.ts';
import { type Call, recordingClient } from '../support/store/exchanges.ts';
import { type StoreFaults, startFaultyStore } from '../support/store/faulty-store.ts';
import type { Fault } from '../support/store/inject-fault.ts';

const { tableName: TableName } = inject('service');
const ReturnConsumedCapacity = 'INDEXES';

/** Every kind of value that a row can hold, and values that JSON treats specially. */
const values = {
  text: 'Ünïcode "quoted" \\ \u0000 \u2028 🎥',
  numbers: [0, -1.5, 1e-7, 12345678901234567890123456789012345678n],
  flags: [true, false, null],
  nested: { '': '', deep: [[], {}], absent: undefined },
};

type Make = (pk: string) => Call;

const key = (pk: string, sk: string) => ({ pk, sk });
const row = (pk: string, sk: string) => ({ ...key(pk, sk), ...values });
const ifAbsent = {
  TableName,
  ConditionExpression: 'attribute_not_exists(pk)',
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
} as const;

const batchWrite = (pk: string): Call => {
  const puts = ['a', 'b', 'c'].map((sk) => ({ PutRequest: { Item: row(pk, sk) } }));
  const requests = [...puts, { DeleteRequest: { Key: key(pk, 'd') } }];
  return (to) =>
    to.send(
      new BatchWriteCommand({ RequestItems: { [TableName]: requests }, ReturnConsumedCapacity }),
    );
};
const batchGet = (pk: string): Call => {
  const Keys = ['a', 'b', 'z'].map((sk) => key(pk, sk));
  const RequestItems = { [TableName]: { Keys, ConsistentRead: true } };
  return (to) => to.send(new BatchGetCommand({ RequestItems, ReturnConsumedCapacity }));
};
const query =
  (pk: string): Call =>
  (to) =>
    to.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ExclusiveStartKey: undefined,
        Limit: 2,
        ReturnConsumedCapacity,
      }),
    );
const update =
  (pk: string, condition: object = {}): Call =>
  (to) =>
    to.send(
      new UpdateCommand({
        TableName,
        Key: key(pk, 'a'),
        UpdateExpression: 'SET #values = :values',
        ExpressionAttributeNames: { '#values': 'values' },
        ExpressionAttributeValues: { ':values': values },
        ReturnValues: 'ALL_NEW',
        ReturnConsumedCapacity,
        ...condition,
      }),
    );
const remove =
  (pk: string): Call =>
  (to) =>
    to.send(new DeleteCommand({ TableName, Key: key(pk, 'a') }));
const transact = (pk: string, condition: object = {}): Call => {
  const Put = { TableName, Item: row(pk, 'e') };
  const Delete = { TableName, Key: key(pk, 'b'), ...condition };
  const TransactItems = [{ Put }, { Delete }];
  const ClientRequestToken = pk;
  return (to) =>
    to.send(
      new TransactWriteCommand({ TransactItems, ClientRequestToken, ReturnConsumedCapacity }),
    );
};

test.each([
  ['BatchWriteItem', batchWrite],
  ['BatchGetItem', batchGet],
  ['Query', query],
  ['UpdateItem', update],
  ['DeleteItem', remove],
  ['TransactWriteItems', transact],
])('%s is sent and read as the SDK does', async (_operation, command) => {
  const { prepare, sendWithBoth } = await clients();
  await prepare(batchWrite);
  const { ours, theirs } = await sendWithBoth(command);
  expect(ours.request).toEqual(theirs.request);
  expect(theirs.answer).not.toHaveProperty('message');
  expect(ours.answer).toStrictEqual(theirs.answer);
});

const always = (fault: Fault, of: string): StoreFaults => {
  return { faultOf: ({ operation }) => (operation === of ? fault : undefined) };
};

test.each([
  [
    'a failed condition',
    {},
    (pk: string) => update(pk, ifAbsent),
    'ConditionalCheckFailedException',
  ],
  [
    'a cancelled transaction',
    {},
    (pk: string) => transact(pk, ifAbsent),
    'TransactionCanceledException',
  ],
  [
    'an invalid expression',
    {},
    (pk: string) => update(pk, { UpdateExpression: '?' }),
    'ValidationException',
  ],
  ['a throttle', always('throttled', 'Query'), query, 'ProvisionedThroughputExceededException'],
  [
    'a throttled transaction',
    always('throttled', 'TransactWriteItems'),
    transact,
    'TransactionCanceledException',
  ],
  ['a conflict', always('conflict', 'UpdateItem'), update, 'TransactionConflictException'],
  ['a fault', always('broken', 'Query'), query, 'InternalServerError'],
])('%s throws the same error as the SDK', async (_what, faults, command, name) => {
  const { prepare, sendWithBoth } = await clients(faults);
  await prepare(batchWrite);
  const { ours, theirs } = await sendWithBoth(command);
  expect(ours.request).toEqual(theirs.request);
  expect(theirs.answer).toHaveProperty('name', name);
  expect(ours.answer).toStrictEqual(theirs.answer);
});

test('unprocessed rows of a batch are returned as the SDK does', async () => {
  const { sendWithBoth } = await clients(always('unprocessed', 'BatchWriteItem'));
  const { ours, theirs } = await sendWithBoth(batchWrite);
  expect(theirs.answer).toHaveProperty(`UnprocessedItems.${TableName}.length`, 2);
  expect(ours.answer).toStrictEqual(theirs.answer);
});

test('a throttled call is sent again unchanged', async () => {
  const throttled: StoreFaults = { faultOf: ({ nth }) => (nth < 2 ? 'throttled' : undefined) };
  const { endpoint } = await openStore(throttled);
  const { exchanges, send } = recordingClient({ endpoint, protocol: PlainJson, maxAttempts: 4 });
  expect(await send(query(randomUUID()))).toMatchObject({ Count: 0, $metadata: { attempts: 3 } });
  const [first, ...others] = exchanges.map(({ request }) => request);
  expect(others).toEqual([first, first]);
});

/** A function that prepares a partition, and one that sends a call with the SDK's client and with ours, which gets the same responses. */
async function clients(faults: StoreFaults = {}) {
  const { endpoint } = await openStore(faults);
  const pk = randomUUID();
  const { send: prepare } = recordingClient({});
  const theirs = recordingClient({ endpoint, maxAttempts: 1 });
  const ours = recordingClient({ endpoint, maxAttempts: 1, protocol: PlainJson }, theirs.exchanges);
  const recordCall = async (
    { send, exchanges }: ReturnType<typeof recordingClient>,
    make: Make,
  ) => {
    const answer = await send(make(pk));
    return { request: exchanges.at(-1)?.request, answer };
  };
  return {
    prepare: (make: Make) => prepare(make(pk)),
    sendWithBoth: async (make: Make) => {
      const theirResult = await recordCall(theirs, make);
      return { theirs: theirResult, ours: await recordCall(ours, make) };
    },
  };
}

async function openStore(faults: StoreFaults) {
  const store = await startFaultyStore(faults);
  onTestFinished(() => store.close());
  return store;
}
