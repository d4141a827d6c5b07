import { setTimeout as wait } from 'node:timers/promises';
import { isBatch, processExcept } from './batches.ts';
import { type Range, within } from './random.ts';
import { rowsOf } from './rows.ts';
import type { TableSchema } from './schema.ts';
import { cancellationReply, conflictReply, type Layer } from './wire.ts';

export interface ConflictOptions {
  /** How long a transaction is in flight. */
  milliseconds: Range;
}

/** How long a transaction of some rows takes on AWS. */
export const usualConflicts: ConflictOptions = { milliseconds: [8, 20] };

/**
 * Refuses writes to a row of a transaction in flight, because such transactions do not queue. A batch
 * leaves such rows unprocessed.
 */
export function refuseConflicts(
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
    if (isBatch(call)) return processExcept((index) => clashes[index] === true, call, next);
    if (operation !== 'TransactWriteItems') return clashes[0] ? conflictReply() : next(call);
    if (clashes.includes(true)) {
      return cancellationReply(
        clashes.map((isClash) => (isClash ? 'TransactionConflict' : 'None')),
      );
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
