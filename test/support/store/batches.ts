import type { KeysAndAttributes, WriteRequest } from '@aws-sdk/client-dynamodb';
import type { CallOf, Next, Reply, StoreCall } from './wire.ts';

type BatchCall = CallOf<'BatchGetItem'> | CallOf<'BatchWriteItem'>;

/** The requests of a batch by table; unprocessed ones have the same form. */
type Requests = Record<string, KeysAndAttributes | WriteRequest[]>;

export function isBatch(call: StoreCall): call is BatchCall {
  return call.operation === 'BatchGetItem' || call.operation === 'BatchWriteItem';
}

/** Forwards a batch without some rows, chosen by index, which the reply names as unprocessed. */
export async function processExcept(
  isUnprocessed: (index: number) => boolean,
  call: BatchCall,
  next: Next,
): Promise<Reply> {
  const requests: Requests = call.input.RequestItems ?? {};
  const unprocessed = selectRows(requests, isUnprocessed);
  const processed = selectRows(requests, (index) => !isUnprocessed(index));
  if (Object.keys(unprocessed).length === 0) return next(call);
  const isEmpty = Object.keys(processed).length === 0;
  const reply = isEmpty ? emptyReply : await next(withRequests(call, processed));
  if (reply.status !== 200) return reply;
  const name = call.operation === 'BatchGetItem' ? 'UnprocessedKeys' : 'UnprocessedItems';
  return { ...reply, body: { ...reply.body, [name]: unprocessed } };
}

const emptyReply: Reply = { status: 200, body: { Responses: {} } };

function withRequests(call: BatchCall, requests: Requests): StoreCall {
  return { ...call, input: { ...call.input, RequestItems: requests } } as BatchCall;
}

function selectRows(requests: Requests, isSelected: (index: number) => boolean): Requests {
  let index = -1;
  const selectNext = () => {
    index += 1;
    return isSelected(index);
  };
  const tables = Object.entries(requests).map(([table, request]): [string, typeof request] => {
    if (Array.isArray(request)) return [table, request.filter(selectNext)];
    return [table, { ...request, Keys: request.Keys?.filter(selectNext) }];
  });
  return Object.fromEntries(tables.filter(([, request]) => rowCount(request) > 0));
}

function rowCount(request: KeysAndAttributes | WriteRequest[]): number {
  return (Array.isArray(request) ? request : (request.Keys ?? [])).length;
}
