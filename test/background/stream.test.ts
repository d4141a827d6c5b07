import type { DynamoDBRecord } from 'aws-lambda';
import { beforeEach, expect, test, vi } from 'vitest';
import { deliver, type Receiver } from '#infra/local/deliver.ts';
import { matches } from '#infra/local/event-filter.ts';
import { forEachWrite } from '#shared/background/stream.ts';

/** A record of the stream that is a new row with this number. */
const recordOf = (number: string): DynamoDBRecord => ({
  dynamodb: { SequenceNumber: number, NewImage: { pk: { S: 'A#1#item' }, sk: { S: number } } },
});
const numberOf = ({ dynamodb }: DynamoDBRecord) => dynamodb?.SequenceNumber ?? '';
const records = ['1', '2', '3', '4', '5'].map(recordOf);
const actTogether = async () => {};

beforeEach(() => {
  // The failures here are logged, which is right.
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

/** Lists each record that was handled, in order, and fails as `isFailure` says. */
function receiverOf(isFailure: (number: string, times: number) => boolean) {
  const tried: string[] = [];
  const handled: string[] = [];
  const deadLetters: string[] = [];
  const receiver: Receiver = {
    invoke: forEachWrite(async ({ after }) => {
      const number = String(after?.sk);
      tried.push(number);
      if (isFailure(number, tried.filter((one) => one === number).length)) throw new Error('No.');
      handled.push(number);
    }, actTogether),
    retries: 3,
    pause: async () => {},
    giveUp: (record) => deadLetters.push(numberOf(record)),
  };
  return { receiver, tried, handled, deadLetters };
}

test('a function reports the first record that failed, and processes none after it', async () => {
  const { receiver, tried } = receiverOf((number) => number === '3');
  const answer = await receiver.invoke({ Records: records });
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '3' }] });
  expect(tried).toEqual(['1', '2', '3']);
});

test('the log of a failed record has its account, kind of row and key', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const handler = forEachWrite(async () => {
    throw new Error('No.');
  }, actTogether);
  const row = { pk: { S: 'A#7#item' }, sk: { S: '000000000003' } };
  const dynamodb = { Keys: row, NewImage: { ...row, entity: { S: 'item' } } };
  await handler({ Records: [{ dynamodb }] });
  const logged = JSON.parse(String(log.mock.lastCall?.[0]));
  expect(logged).toMatchObject({ account: 7, entity: 'item', key: 'A#7#item 000000000003' });
});

test('a record that fails is tried again, and all records are handled once and in order', async () => {
  const { receiver, handled, deadLetters } = receiverOf(
    (number, times) => number === '3' && times < 3,
  );
  await deliver(records, receiver);
  expect(handled).toEqual(['1', '2', '3', '4', '5']);
  expect(deadLetters).toEqual([]);
});

test('a record that always fails is given up after its retries, and does not hold up later ones', async () => {
  const { receiver, tried, handled, deadLetters } = receiverOf((number) => number === '3');
  await deliver(records, receiver);
  expect(handled).toEqual(['1', '2', '4', '5']);
  expect(deadLetters).toEqual(['3']);
  expect(tried.filter((number) => number === '3').length).toBeLessThanOrEqual(3 + 4);
});

test('a batch that fails as a whole is split until only the failing record is given up', async () => {
  const { receiver, handled, deadLetters } = receiverOf(() => false);
  const invoke: Receiver['invoke'] = async (event) => {
    if (event.Records.map(numberOf).includes('4')) throw new Error('Out of memory.');
    return receiver.invoke(event);
  };
  await deliver(records, { ...receiver, invoke });
  expect(handled).toEqual(['1', '2', '3', '5']);
  expect(deadLetters).toEqual(['4']);
});

const writes = records.slice(0, 4);

test('rows derived from a batch of writes are written together, before each write is processed', async () => {
  const order: string[] = [];
  const handler = forEachWrite(
    async ({ after }) => void order.push(String(after?.sk)),
    async (changes) => void order.push(changes.map(({ after }) => after?.sk).join()),
  );
  expect(await handler({ Records: writes })).toEqual({ batchItemFailures: [] });
  expect(order).toEqual(['1,2,3,4', '1', '2', '3', '4']);
});

test('a write that fails its batch is given up, and the others are processed', async () => {
  const handled: string[] = [];
  const deadLetters: string[] = [];
  const handler = forEachWrite(
    async ({ after }) => void handled.push(String(after?.sk)),
    async (changes) => {
      if (changes.some(({ after }) => after?.sk === '3')) throw new Error('Too large.');
    },
  );
  await deliver(writes, {
    invoke: handler,
    retries: 1,
    pause: async () => {},
    giveUp: (record) => deadLetters.push(numberOf(record)),
  });
  expect(handled).toEqual(['1', '2', '4']);
  expect(deadLetters).toEqual(['3']);
});

test.each([
  ['a new row', { NewImage: { entity: { S: 'item' } } }, true],
  ['a row of another kind', { NewImage: { entity: { S: 'word' } } }, false],
  ['a removed row', { OldImage: { entity: { S: 'item' } } }, false],
  ['an empty row', { NewImage: {} }, false],
])('a filter on the new image of items lets %s through: %s', (_name, dynamodb, isMatch) => {
  const pattern = { dynamodb: { NewImage: { entity: { S: ['item', 'contact'] } } } };
  expect(matches(pattern, { eventName: 'INSERT', dynamodb })).toBe(isMatch);
});
