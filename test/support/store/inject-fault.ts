import { isBatch, processBut } from './batches.ts';
import { rowsOf } from './rows.ts';
import type { TableSchema } from './schema.ts';
import {
  ConnectionClosed,
  cancellation,
  conflicting,
  type Layer,
  type Reply,
  refusal,
  type StoreCall,
  throttling,
} from './wire.ts';

/**
 * What goes wrong with one call to the store; undefined lets it pass. `reset` comes before the
 * store has seen the call, `lost` after it has done it, and `hanging` never answers. `unprocessed`
 * leaves the last half of a batch, and `conflict` is for writes.
 */
export type Fault =
  | 'throttled'
  | 'conflict'
  | 'broken'
  | 'reset'
  | 'lost'
  | 'hanging'
  | 'unprocessed'
  | undefined;

/** Lets one call to the store fail. */
export function injectFault(fault: Fault, schema: TableSchema): Layer {
  return async (call, next) => {
    switch (fault) {
      case 'throttled':
        return isTransaction(call) ? cancelled(call, 'ThrottlingError', schema) : throttling();
      case 'conflict':
        return isTransaction(call) ? cancelled(call, 'TransactionConflict', schema) : conflicting();
      case 'broken':
        return refusal('InternalServerError', 'A detail of the store.', {}, 500);
      case 'reset':
        throw new ConnectionClosed();
      case 'lost':
        await next(call);
        throw new ConnectionClosed();
      case 'hanging':
        return new Promise<never>(() => {});
      case 'unprocessed': {
        if (!isBatch(call)) throw new Error('Only a batch leaves rows unprocessed.');
        const half = Math.floor(rowsOf(call, schema).length / 2);
        return processBut((index) => index >= half, call, next);
      }
      default:
        return next(call);
    }
  };
}

function isTransaction({ operation }: StoreCall): boolean {
  return operation === 'TransactWriteItems';
}

/** A transaction whose first row alone has a reason. */
function cancelled(call: StoreCall, code: string, schema: TableSchema): Reply {
  return cancellation(rowsOf(call, schema).map((_row, index) => (index === 0 ? code : 'None')));
}
