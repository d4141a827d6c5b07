import { randomUUID } from 'node:crypto';
import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { StandardRetryStrategy } from '@smithy/core/retry';
import { SignatureV4 } from '@smithy/signature-v4';
import { expect, inject, onTestFinished, test } from 'vitest';
import { attributesOf } from '#shared/table/attributes.ts';
import { sendDirectly } from '#shared/table/direct-calls.ts';
import { rowsIn } from '#shared/table/parse-answer.ts';
import { SigningHash } from '#shared/table/signing-hash.ts';
import { startReceiver } from '../support/receiver.ts';
import { type Call, recordingClient, type SentRequest } from '../support/store/exchanges.ts';
import { type StoreFaults, startFaultyStore } from '../support/store/faulty-store.ts';
import type { Fault } from '../support/store/inject-fault.ts';

const { tableName: TableName } = inject('service');
const ReturnConsumedCapacity = 'INDEXES';
const credentials = { accessKeyId: 'id', secretAccessKey: 'secret', sessionToken: 'session' };

/** Every kind of value that a row can hold, and values that JSON treats specially. */
const values = {
  text: 'Ünïcode "quoted" \\ \u0000 \u2028 🎥',
  numbers: [0, -1.5, 1e-7],
  flags: [true, false, null],
  nested: { '': '', deep: [[], {}] },
  none: null,
};

type Make = (pk: string) => Call;

const key = (pk: string, sk: string) => attributesOf({ pk, sk });
const row = (pk: string, sk: string) => attributesOf({ pk, sk, ...values });
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
      new BatchWriteItemCommand({
        RequestItems: { [TableName]: requests },
        ReturnConsumedCapacity,
      }),
    );
};
const batchGet = (pk: string): Call => {
  const Keys = ['a', 'b', 'z'].map((sk) => key(pk, sk));
  const RequestItems = { [TableName]: { Keys, ConsistentRead: true } };
  return (to) => to.send(new BatchGetItemCommand({ RequestItems, ReturnConsumedCapacity }));
};
const query =
  (pk: string): Call =>
  (to) =>
    to.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: attributesOf({ ':pk': pk }),
        ExclusiveStartKey: undefined,
        Limit: 2,
        ReturnConsumedCapacity,
      }),
    );
const scan = (): Call => (to) => to.send(new ScanCommand({ TableName, Limit: 3 }));
const update =
  (pk: string, condition: object = {}): Call =>
  (to) =>
    to.send(
      new UpdateItemCommand({
        TableName,
        Key: key(pk, 'a'),
        UpdateExpression: 'SET #values = :values',
        ExpressionAttributeNames: { '#values': 'values' },
        ExpressionAttributeValues: attributesOf({ ':values': values }),
        ReturnValues: 'ALL_NEW',
        ReturnConsumedCapacity,
        ...condition,
      }),
    );
const put =
  (pk: string): Call =>
  (to) =>
    to.send(new PutItemCommand({ TableName, Item: row(pk, 'f') }));
const remove =
  (pk: string): Call =>
  (to) =>
    to.send(new DeleteItemCommand({ TableName, Key: key(pk, 'a') }));
const transact = (pk: string, condition: object = {}): Call => {
  const Put = { TableName, Item: row(pk, 'e') };
  const Delete = { TableName, Key: key(pk, 'b'), ...condition };
  const TransactItems = [{ Put }, { Delete }];
  const ClientRequestToken = pk;
  return (to) =>
    to.send(
      new TransactWriteItemsCommand({ TransactItems, ClientRequestToken, ReturnConsumedCapacity }),
    );
};
const get: Call = (to) =>
  to.send(new GetItemCommand({ TableName, Key: key(randomUUID(), randomUUID()) }));

test.each([
  ['BatchWriteItem', batchWrite],
  ['BatchGetItem', batchGet],
  ['Query', query],
  ['Scan', scan],
  ['UpdateItem', update],
  ['PutItem', put],
  ['DeleteItem', remove],
  ['TransactWriteItems', transact],
])('%s is sent and read as by the SDK', async (_operation, command) => {
  const { prepare, sendWithBoth } = await clients();
  await prepare(batchWrite);
  const { ours, theirs } = await sendWithBoth(command);
  expect(inputOf(ours.request)).toEqual(inputOf(theirs.request));
  expect(theirs.answer).not.toHaveProperty('message');
  expect(contentOf(ours.answer)).toEqual(contentOf(theirs.answer));
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
])('%s throws the same error as by the SDK', async (_what, faults, command, name) => {
  const { prepare, sendWithBoth } = await clients(faults);
  await prepare(batchWrite);
  const { ours, theirs } = await sendWithBoth(command);
  expect(inputOf(ours.request)).toEqual(inputOf(theirs.request));
  expect(theirs.answer).toHaveProperty('name', name);
  expect(ours.answer).toStrictEqual(theirs.answer);
});

test('unprocessed rows of a batch are returned as by the SDK', async () => {
  const { sendWithBoth } = await clients(always('unprocessed', 'BatchWriteItem'));
  const { ours, theirs } = await sendWithBoth(batchWrite);
  expect(theirs.answer).toHaveProperty(`UnprocessedItems.${TableName}.length`, 2);
  expect(contentOf(ours.answer)).toEqual(contentOf(theirs.answer));
});

test.each(['throttled', 'reset', 'lost'] as const)(
  'a call that is %s twice is sent again unchanged, as the third attempt',
  async (fault) => {
    let queries = 0;
    const faultOf: StoreFaults['faultOf'] = ({ operation }) => {
      if (operation === 'Query') queries += 1;
      return operation === 'Query' && queries < 3 ? fault : undefined;
    };
    const { endpoint } = await openStore({ faultOf });
    const { exchanges, send } = await directClient({ endpoint, maxAttempts: 4 });
    expect(await send(query(randomUUID()))).toMatchObject({ Count: 0, $metadata: { attempts: 3 } });
    expect(queries).toBe(3);
    for (const { request } of exchanges) expect(request).toEqual(exchanges[0]?.request);
  },
);

test('a call that failed leaves the next one direct', async () => {
  const { endpoint } = await openStore({});
  const { send } = await directClient({ endpoint });
  const pk = randomUUID();
  await send(batchWrite(pk));
  const failed = await send(update(pk, ifAbsent));
  expect(failed).toHaveProperty('name', 'ConditionalCheckFailedException');
  expect(await send(query(pk))).toHaveProperty('rows.length', 2);
});

test('a call that succeeds gives back to the quota of retries', async () => {
  const { endpoint } = await openStore(always('broken', 'Query'));
  const { client, send } = await directClient({ endpoint, maxAttempts: 2 });
  const strategy = await client.config.retryStrategy();
  const readCapacity = () => {
    if (!(strategy instanceof StandardRetryStrategy)) throw new Error('It has no quota.');
    return strategy.getCapacity();
  };
  await send(query('a'));
  const left = readCapacity();
  await send(get);
  expect(readCapacity()).toBe(left + 1);
});

test('what a call signs is what the store receives', async () => {
  const { url, received } = await startReceiver((response) => response.end('{}'));
  const { send } = await directClient({ endpoint: url, region: 'eu-west-1' });
  await send(query('a'));
  const { headers = {}, body } = received.at(-1) ?? {};
  const { authorization, connection: _connection, ...signed } = headers;
  const date = String(signed['x-amz-date']).replace(/(..)(..T..)(..)/, '-$1-$2:$3:');
  const options = { credentials, region: 'eu-west-1', service: 'dynamodb', sha256: SigningHash };
  const request = {
    method: 'POST',
    protocol: 'http:',
    hostname: 'localhost',
    path: new URL(url).pathname,
    query: {},
  };
  const again = await new SignatureV4(options).sign(
    {
      ...request,
      headers: Object.fromEntries(
        Object.entries(signed).map(([name, value]) => [name, String(value)]),
      ),
      body,
    },
    { signingDate: new Date(date) },
  );
  expect(again.headers.authorization).toBe(authorization);
});

test('a wrong clock is corrected once, and then for all calls', async () => {
  const ahead = Date.now() + 3_600_000;
  const hour = new Date(ahead).toISOString().replaceAll('-', '').slice(0, 11);
  let isCorrect = true;
  const { url, received } = await startReceiver((response, { headers }) => {
    if (isCorrect) return response.end('{}');
    response.setHeader('date', new Date(ahead).toUTCString());
    if (String(headers['x-amz-date']).startsWith(hour)) return response.end('{}');
    return response.writeHead(400).end('{"__type":"RequestTimeTooSkewed"}');
  });
  const { send } = await directClient({ endpoint: url });
  isCorrect = false;
  const callsOf = async () => {
    const before = received.length;
    expect(await send(query('a'))).not.toHaveProperty('message');
    return received.length - before;
  };
  expect(await callsOf()).toBe(2);
  expect(await callsOf()).toBe(1);
});

/** A request without its text, in which the fields of the input may have another order. */
function inputOf({ content: _content, ...request }: SentRequest): object {
  return request;
}

/** What an answer says, whoever has read it. */
function contentOf(answer: object): object {
  const own = ['Items', 'Responses', 'rows', '$metadata'];
  const rest = Object.entries(answer).filter(([name]) => !own.includes(name));
  return { ...Object.fromEntries(rest), rows: rowsIn(answer) };
}

/** A function that prepares a partition, and one that sends a call with the SDK's client and with ours, which gets the same responses. */
async function clients(faults: StoreFaults = {}) {
  const { endpoint } = await openStore(faults);
  const pk = randomUUID();
  const { send: prepare } = recordingClient({});
  const theirs = recordingClient({ endpoint, credentials, maxAttempts: 1 });
  const ours = await directClient({ endpoint, maxAttempts: 1 }, theirs.exchanges);
  const recordCall = async (
    { send, exchanges }: Pick<typeof ours, 'send' | 'exchanges'>,
    make: Make,
  ) => {
    const answer = await send(make(pk));
    const [exchange] = exchanges.slice(-1);
    if (!exchange) throw new Error('Nothing was sent.');
    return { request: exchange.request, answer };
  };
  return {
    prepare: (make: Make) => prepare(make(pk)),
    sendWithBoth: async (make: Make) => {
      const theirResult = await recordCall(theirs, make);
      return { theirs: theirResult, ours: await recordCall(ours, make) };
    },
  };
}

/** A client that sends its calls directly, and has made its first, which finds the address. */
async function directClient(...[config, replies]: Parameters<typeof recordingClient>) {
  const recorded = recordingClient({ credentials, ...config }, replies);
  sendDirectly(recorded.client);
  await recorded.send(get);
  recorded.exchanges.length = 0;
  return recorded;
}

async function openStore(faults: StoreFaults) {
  const store = await startFaultyStore(faults);
  onTestFinished(() => store.close());
  return store;
}
