import type {
  BatchGetItemInput,
  BatchWriteItemInput,
  DeleteItemInput,
  GetItemInput,
  PutItemInput,
  QueryInput,
  TransactWriteItemsInput,
  UpdateItemInput,
} from '@aws-sdk/client-dynamodb';

/** The operations on rows, with the input of each. */
interface Inputs {
  GetItem: GetItemInput;
  BatchGetItem: BatchGetItemInput;
  Query: QueryInput;
  PutItem: PutItemInput;
  UpdateItem: UpdateItemInput;
  DeleteItem: DeleteItemInput;
  BatchWriteItem: BatchWriteItemInput;
  TransactWriteItems: TransactWriteItemsInput;
}

export type Operation = keyof Inputs;

/** One call of an SDK to the store. */
export type StoreCall = {
  [O in Operation]: { operation: O; input: Inputs[O] };
}[Operation];

export type CallOf<O extends Operation> = Extract<StoreCall, { operation: O }>;

/** The response of the store. */
export interface Reply {
  status: number;
  body: Record<string, unknown>;
}

/** The connection is closed without an answer. */
export class ConnectionClosed extends Error {}

export type Next = (call: StoreCall) => Promise<Reply>;

/** A layer between the SDK and the store: it answers a call itself, or forwards it, changed or not. */
export type Layer = (call: StoreCall, next: Next) => Promise<Reply>;

const operations: Record<Operation, true> = {
  GetItem: true,
  BatchGetItem: true,
  Query: true,
  PutItem: true,
  UpdateItem: true,
  DeleteItem: true,
  BatchWriteItem: true,
  TransactWriteItems: true,
};

/** The call that a request is, if it is one on rows. The SDK is trusted to send what its types say. */
export function readCall(operation: string, body: string): StoreCall | undefined {
  if (!Object.hasOwn(operations, operation)) return undefined;
  return { operation, input: JSON.parse(body) } as StoreCall;
}

/** An error as the store sends it. */
export function errorReply(
  name: string,
  message: string,
  fields: object = {},
  status = 400,
): Reply {
  const type = `com.amazonaws.dynamodb.v20120810#${name}`;
  return { status, body: { __type: type, message, ...fields } };
}

/** Cancels a transaction with a code for each of its rows; `None` if nothing is wrong with the row. */
export function cancellationReply(codes: readonly string[]): Reply {
  const reasons = codes.map((Code) => (Code === 'None' ? { Code } : { Code, Message: detail }));
  const message = `Transaction cancelled, please refer cancellation reasons [${codes.join(', ')}]`;
  return errorReply('TransactionCanceledException', message, {
    Message: message,
    CancellationReasons: reasons,
  });
}

/** A message that the service must not pass on to its clients. */
const detail = 'A detail of the store.';

/** Refuses a single write to a row of a transaction in flight. */
export function conflictReply(): Reply {
  return errorReply('TransactionConflictException', detail);
}

export function throttlingReply(): Reply {
  return errorReply('ProvisionedThroughputExceededException', detail);
}
