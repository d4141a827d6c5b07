import { isBatch, processBut } from './batches.ts';
import { rowsOf } from './rows.ts';
import type { TableSchema } from './schema.ts';
import type { Layer } from './wire.ts';

/** Leaves this share of the rows of a batch unprocessed, never all of them. */
export function unprocessedRows(share: number, schema: TableSchema, random: () => number): Layer {
  return async (call, next) => {
    if (!isBatch(call)) return next(call);
    const left = rowsOf(call, schema).map(() => random() < share);
    if (left.every(Boolean)) left[0] = false;
    return processBut((place) => left[place] === true, call, next);
  };
}
