import type { Fault } from '../../support/store/inject-fault.ts';

/** A fault of the store that one call of a request meets, or that call and all after it. */
export interface InjectedFault {
  title: string;
  fault: NonNullable<Fault>;
  /** Whether it goes on until the request is answered. */
  isLasting: boolean;
}

/** The time of a function on a busy machine, which also runs the store and the service. */
export const usualMilliseconds = 60_000;
/** The time that a request needs to give up before its end. */
const minMilliseconds = 2_200;
/** How many times longer than the whole request without a fault the calls before the fault may take. */
const slack = 8;

/** The time of a function in milliseconds, by what its request takes without a fault. */
export function timeFor({ isLasting }: InjectedFault, usualDuration: number): number {
  return isLasting ? minMilliseconds + slack * usualDuration : usualMilliseconds;
}

function once(title: string, fault: NonNullable<Fault>): InjectedFault {
  return { title: `${title} once`, fault, isLasting: false };
}

function lasting(title: string, fault: NonNullable<Fault>): InjectedFault {
  return { title: `${title} for ever`, fault, isLasting: true };
}

/** The store did nothing, and does at the next attempt. To a request they are alike. */
const transientFaults = [
  once('throttled', 'throttled'),
  once('broken', 'broken'),
  once('reset', 'reset'),
];
const lastingFaults = [lasting('throttled', 'throttled'), lasting('hanging', 'hanging')];
const lost = once('done, and its answer lost', 'lost');
const conflict = once('in conflict', 'conflict');
const unprocessed = once('left unprocessed', 'unprocessed');
const alwaysLost = lasting('done, and its answer lost', 'lost');

const transactional = ['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems'];
const isWrite = (operation: string) =>
  transactional.includes(operation) || operation === 'BatchWriteItem';

/** `EVERY_FAULT=1`, before a release: each call meets all faults, also those that are alike. */
const isWhole = process.env.EVERY_FAULT !== undefined;

/**
 * The faults to inject at a call of a request. Of those that are alike, each call meets one, in turns; a
 * lost answer is like a failure to a read. A read that belongs to a write meets one fault in total.
 */
export function faultsAt(operation: string, turn: number, isOfWrite: boolean): InjectedFault[] {
  const oneOf = (alike: readonly InjectedFault[]) => {
    const possible = alike.filter((fault) => canOccurIn(fault, operation));
    return isWhole ? possible : possible.filter((_, index) => index === turn % possible.length);
  };
  if (!isWrite(operation)) {
    const passing = [...transientFaults, lost, unprocessed];
    const endless = [...lastingFaults, alwaysLost];
    return isOfWrite ? oneOf([...passing, ...endless]) : [...oneOf(passing), ...oneOf(endless)];
  }
  const own = [conflict, lost, unprocessed].filter((fault) => canOccurIn(fault, operation));
  return [...oneOf([...transientFaults, ...lastingFaults]), ...own, alwaysLost];
}

/** Whether an operation can meet a fault. */
export function canOccurIn({ fault }: InjectedFault, operation: string): boolean {
  if (fault === 'conflict') return transactional.includes(operation);
  if (fault === 'unprocessed') return operation.startsWith('Batch');
  return true;
}

/** Whether one more attempt succeeds, so that the client has to be answered with success. */
export function isTransient({ isLasting }: InjectedFault): boolean {
  return !isLasting;
}

/** Whether a write may have happened although it is answered as failed. */
export function mayHaveHappened({ fault }: InjectedFault): boolean {
  return fault === 'lost';
}
