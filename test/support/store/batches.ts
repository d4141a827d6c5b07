import type { KeysAndAttributes, WriteRequest } from '@aws-sdk/client-dynamodb';
import type { CallOf, Next, Reply, StoreCall } from './wire.ts';

type BatchCall = CallOf<'BatchGetItem'> | CallOf<'BatchWriteItem'>;

/** What a batch asks of each table; what was left of it comes in the same form. */
type Requests = Record<string, KeysAndAttributes | WriteRequest[]>;

export function isBatch(call: StoreCall): call is BatchCall {
  return call.operation === 'BatchGetItem' || call.operation === 'BatchWriteItem';
}

/** Hands on the rows of a batch but for some, by their index, which the answer names as unprocessed. */
export async function processBut(
  isLeft: (index: number) => boolean,
  call: BatchCall,
  next: Next,
): Promise<Reply> {
  const requests: Requests = call.input.RequestItems ?? {};
  const left = part(requests, isLeft);
  const processed = part(requests, (index) => !isLeft(index));
  if (Object.keys(left).length === 0) return next(call);
  const isNothing = Object.keys(processed).length === 0;
  const reply = isNothing ? nothing : await next(withRequests(call, processed));
  if (reply.status !== 200) return reply;
  const name = call.operation === 'BatchGetItem' ? 'UnprocessedKeys' : 'UnprocessedItems';
  return { ...reply, body: { ...reply.body, [name]: left } };
}

const nothing: Reply = { status: 200, body: { Responses: {} } };

function withRequests(call: BatchCall, requests: Requests): StoreCall {
  return { ...call, input: { ...call.input, RequestItems: requests } } as BatchCall;
}

function part(requests: Requests, isTaken: (index: number) => boolean): Requests {
  let index = -1;
  const take = () => {
    index += 1;
    return isTaken(index);
  };
  const tables = Object.entries(requests).map(([table, request]): [string, typeof request] => {
    if (Array.isArray(request)) return [table, request.filter(take)];
    return [table, { ...request, Keys: request.Keys?.filter(take) }];
  });
  return Object.fromEntries(tables.filter(([, request]) => rowCount(request) > 0));
}

function rowCount(request: KeysAndAttributes | WriteRequest[]): number {
  return (Array.isArray(request) ? request : (request.Keys ?? [])).length;
}
