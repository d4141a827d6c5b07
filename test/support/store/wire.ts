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

/** The operations on rows, with what each is sent. */
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

/** What the store answers, as it goes over the wire. */
export interface Reply {
  status: number;
  body: Record<string, unknown>;
}

/** The connection is closed without an answer. */
export class ConnectionClosed extends Error {}

export type Next = (call: StoreCall) => Promise<Reply>;

/** Stands between the SDK and the store: answers a call by itself, or hands it on, changed or not. */
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

/** A refusal as the store sends it. */
export function refusal(name: string, message: string, detail: object = {}, status = 400): Reply {
  const type = `com.amazonaws.dynamodb.v20120810#${name}`;
  return { status, body: { __type: type, message, ...detail } };
}

/** What cancels a transaction: a code for each of its rows, `None` where there is nothing wrong. */
export function cancellation(codes: readonly string[]): Reply {
  const reasons = codes.map((Code) => (Code === 'None' ? { Code } : { Code, Message: detail }));
  const message = `Transaction cancelled, please refer cancellation reasons [${codes.join(', ')}]`;
  return refusal('TransactionCanceledException', message, {
    Message: message,
    CancellationReasons: reasons,
  });
}

/** No client of the service may read what the store says. */
const detail = 'A detail of the store.';

/** What refuses a single write to a row of a transaction in flight. */
export function conflicting(): Reply {
  return refusal('TransactionConflictException', detail);
}

export function throttling(): Reply {
  return refusal('ProvisionedThroughputExceededException', detail);
}
