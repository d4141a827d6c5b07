import {
  DynamoDBStreamsClient,
  ExpiredIteratorException,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import { expect, test, vi } from 'vitest';
import { openShards } from '#infra/local/shards.ts';

interface Stream {
  /** The shards that successive calls list; the last list is repeated. */
  lists: (string[] | Error)[];
  /** What an iterator gives: the numbers of records, and the next iterator if there is one. */
  read: (iterator: string) => { numbers: number[]; next?: string };
}

/** A stream whose shards end and whose iterators expire, as those of the embedded server never do. */
function clientOf({ lists, read }: Stream): DynamoDBStreamsClient {
  const client = new DynamoDBStreamsClient({ region: 'us-east-1' });
  vi.spyOn(client, 'send').mockImplementation(async (command: unknown) => {
    if (command instanceof GetShardIteratorCommand) {
      const { ShardId, SequenceNumber = 'start' } = command.input;
      return { ShardIterator: `${ShardId} ${SequenceNumber}` };
    }
    if (command instanceof GetRecordsCommand) {
      const { numbers, next } = read(String(command.input.ShardIterator));
      const Records = numbers.map((number) => ({ dynamodb: { SequenceNumber: String(number) } }));
      return { Records, ...(next === undefined ? {} : { NextShardIterator: next }) };
    }
    const listed = lists.length > 1 ? lists.shift() : lists[0];
    if (listed instanceof Error) throw listed;
    return { StreamDescription: { Shards: listed?.map((ShardId) => ({ ShardId })) } };
  });
  return client;
}

/** The numbers of all records that several reads give; a read that fails gives none. */
async function readNumbers(stream: Stream, times: number): Promise<string[]> {
  const read = await openShards(clientOf(stream), 'arn', { of: () => undefined });
  const numbers: string[] = [];
  const { signal } = new AbortController();
  for (let time = 0; time < times; time += 1) {
    try {
      for await (const { records } of read({ limit: 10, signal })) {
        numbers.push(...records.map(({ dynamodb }) => dynamodb?.SequenceNumber ?? ''));
      }
    } catch {
      // It is read again.
    }
  }
  return numbers;
}

/** One shard whose records end, and another one that follows it. */
const successors: Stream['read'] = (iterator) => {
  if (iterator === 'one start') return { numbers: [1, 2] };
  return { numbers: iterator === 'two start' ? [3] : [], next: 'two 3' };
};

test('the records of a shard that ends are read, even if its successor cannot be listed', async () => {
  const lists = [['one'], new Error('Throttled.'), ['one', 'two']];
  expect(await readNumbers({ lists, read: successors }, 4)).toEqual(['1', '2', '3']);
});

test('a shard that follows an ended one is found, however late it is listed', async () => {
  const lists = [['one'], ['one'], ['one'], ['one', 'two']];
  expect(await readNumbers({ lists, read: successors }, 5)).toEqual(['1', '2', '3']);
});

test('an iterator that has expired is replaced by one after the last record', async () => {
  let isExpired = false;
  const read: Stream['read'] = (iterator) => {
    if (iterator === 'one start') return { numbers: [1], next: 'soon expired' };
    if (iterator === 'one 1') return { numbers: isExpired ? [2] : [], next: 'one 2' };
    if (iterator === 'one 2') return { numbers: [], next: 'one 2' };
    isExpired = true;
    throw new ExpiredIteratorException({ message: 'Expired.', $metadata: {} });
  };
  expect(await readNumbers({ lists: [['one']], read }, 4)).toEqual(['1', '2']);
});
