import type { Fault } from '../../support/store/decided.ts';

/** One way in which calls to the store go wrong, from one of a request on. */
export interface Mishap {
  title: string;
  fault: NonNullable<Fault>;
  /** Whether it goes on until the request is answered. */
  isLasting: boolean;
}

/** As long as a machine needs that does all at once, functions, store and service. */
export const usual = 60_000;
/** As little as a request has left that was held up before: what it takes to give up in time. */
const little = 2_200;
/** All that comes before the mishap may take so many times as long as the whole request without one. */
const slack = 8;

/** The time that a function has, one request of which took so long without a mishap. */
export function timeFor({ isLasting }: Mishap, undisturbedMilliseconds: number): number {
  return isLasting ? little + slack * undisturbedMilliseconds : usual;
}

function once(title: string, fault: NonNullable<Fault>): Mishap {
  return { title: `${title} once`, fault, isLasting: false };
}

function lasting(title: string, fault: NonNullable<Fault>): Mishap {
  return { title: `${title} for ever`, fault, isLasting: true };
}

/** What the store has not done, and does at the next attempt: to a request these are alike. */
const refusals = [once('throttled', 'throttled'), once('broken', 'broken'), once('reset', 'reset')];
const silences = [lasting('throttled', 'throttled'), lasting('hanging', 'hanging')];
const lost = once('done, and its answer lost', 'lost');
const conflict = once('in conflict', 'conflict');
const unprocessed = once('left unprocessed', 'unprocessed');
const alwaysLost = lasting('done, and its answer lost', 'lost');

const transactional = ['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems'];
const isWrite = (operation: string) =>
  transactional.includes(operation) || operation === 'BatchWriteItem';

/** `EVERY_FAULT=1`, before a release: at each call also what is alike. */
const isWhole = process.env.EVERY_FAULT !== undefined;

/**
 * What is tried at a call of a request. Of what is alike there is one, another one from call to call;
 * what was done although its answer was lost is so to a read, too. Those that happen once come first:
 * what lasts spends the retries that the SDK allows itself. At a read of a write there is one of all.
 */
export function mishapsAt(operation: string, turn: number, isOfWrite: boolean): Mishap[] {
  const oneOf = (alike: readonly Mishap[]) => {
    const possible = alike.filter((mishap) => canBefall(mishap, operation));
    return isWhole ? possible : possible.filter((_, index) => index === turn % possible.length);
  };
  if (!isWrite(operation)) {
    const passing = [...refusals, lost, unprocessed];
    const endless = [...silences, alwaysLost];
    return isOfWrite ? oneOf([...passing, ...endless]) : [...oneOf(passing), ...oneOf(endless)];
  }
  const own = [conflict, lost, unprocessed].filter((mishap) => canBefall(mishap, operation));
  return [...oneOf([...refusals, ...silences]), ...own, alwaysLost];
}

/** Whether a mishap can befall an operation. */
export function canBefall({ fault }: Mishap, operation: string): boolean {
  if (fault === 'conflict') return transactional.includes(operation);
  if (fault === 'unprocessed') return operation.startsWith('Batch');
  return true;
}

/** Whether the client has to be answered with success, because one more attempt gets through. */
export function isOvercome({ isLasting }: Mishap): boolean {
  return !isLasting;
}

/** Whether a write may have happened although the answer is that it could not be done. */
export function mayHaveHappened({ fault }: Mishap): boolean {
  return fault === 'lost';
}
