import type { Fault } from '../../support/store/decided.ts';

/** One way in which calls to the store go wrong, from the n-th call of a request on. */
export interface Mishap {
  title: string;
  fault: NonNullable<Fault>;
  /** Whether it goes on until the request is answered. */
  isLasting: boolean;
  /** The time that the function has. */
  milliseconds: number;
}

/** As long as a machine needs that does all at once, functions, store and service. */
export const usual = 60_000;
/** As little as a request has left that was held up before. */
const little = 2_200;
/** With a call that hangs, all that was done before it is still to be answered, on a busy machine too. */
const some = 3_000;

function once(title: string, fault: NonNullable<Fault>): Mishap {
  return { title: `${title} once`, fault, isLasting: false, milliseconds: usual };
}

function lasting(title: string, fault: NonNullable<Fault>): Mishap {
  return { title: `${title} for ever`, fault, isLasting: true, milliseconds: little };
}

/** Those that happen once come first: what lasts spends the retries that the SDK allows itself. */
export const mishaps: readonly Mishap[] = [
  once('throttled', 'throttled'),
  once('in conflict', 'conflict'),
  once('broken', 'broken'),
  once('reset', 'reset'),
  once('done, and its answer lost', 'lost'),
  once('left unprocessed', 'unprocessed'),
  { ...once('hanging', 'hanging'), milliseconds: some },
  lasting('throttled', 'throttled'),
  lasting('done, and its answer lost', 'lost'),
];

const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems'];

/** Whether a request has to come to its end in little time. */
export function isHurried({ milliseconds }: Mishap): boolean {
  return milliseconds < usual;
}

/** Whether a mishap can befall an operation. */
export function canBefall({ fault }: Mishap, operation: string): boolean {
  if (fault === 'conflict') return writes.includes(operation);
  if (fault === 'unprocessed') return operation.startsWith('Batch');
  return true;
}

/** Whether the client has to be answered with success, because one more attempt gets through. */
export function isOvercome({ fault, isLasting }: Mishap): boolean {
  return !isLasting && fault !== 'hanging';
}

/** Whether a write may have happened although the answer is that it could not be done. */
export function mayHaveHappened({ fault }: Mishap): boolean {
  return fault === 'lost' || fault === 'hanging';
}
