import { setTimeout as wait } from 'node:timers/promises';
import { isBatch, processBut } from './batches.ts';
import { type Range, within } from './random.ts';
import { rowsOf } from './rows.ts';
import type { TableSchema } from './schema.ts';
import { cancellation, conflicting, type Layer } from './wire.ts';

export interface ConflictOptions {
  /** How long a transaction is in flight. */
  milliseconds: Range;
}

/** What a transaction of some rows takes on AWS. */
export const usualConflicts: ConflictOptions = { milliseconds: [8, 20] };

/**
 * Transactions that share a row do not queue: what touches a row of a transaction in flight is
 * refused. A batch leaves such rows unprocessed.
 */
export function conflictsByOverlap(
  { milliseconds }: ConflictOptions,
  schema: TableSchema,
  random: () => number,
): Layer {
  const inFlight = new Set<string>();
  return async (call, next) => {
    const { operation } = call;
    if (operation === 'Query' || operation === 'GetItem' || operation === 'BatchGetItem') {
      return next(call);
    }
    const names = rowsOf(call, schema).map(({ name }) => name);
    const clashes = names.map((name) => inFlight.has(name));
    if (isBatch(call)) return processBut((index) => clashes[index] === true, call, next);
    if (operation !== 'TransactWriteItems') return clashes[0] ? conflicting() : next(call);
    if (clashes.includes(true)) {
      return cancellation(clashes.map((isClash) => (isClash ? 'TransactionConflict' : 'None')));
    }
    for (const name of names) inFlight.add(name);
    try {
      const [reply] = await Promise.all([next(call), wait(within(milliseconds, random))]);
      return reply;
    } finally {
      for (const name of names) inFlight.delete(name);
    }
  };
}
