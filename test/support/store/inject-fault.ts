import { isBatch, processExcept } from './batches.ts';
import { rowsOf } from './rows.ts';
import type { TableSchema } from './schema.ts';
import {
  ConnectionClosed,
  cancellationReply,
  conflictReply,
  errorReply,
  type Layer,
  type Reply,
  type StoreCall,
  throttlingReply,
} from './wire.ts';

/**
 * A fault of one call to the store; undefined for none. `reset` comes before the store has received the call,
 * `lost` after it has executed it, and `hanging` never answers. `unprocessed` leaves the last half of a batch,
 * and `conflict` is for writes.
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

/** Makes one call to the store fail. */
export function injectFault(fault: Fault, schema: TableSchema): Layer {
  return async (call, next) => {
    switch (fault) {
      case 'throttled':
        return isTransaction(call)
          ? cancelFirst(call, 'ThrottlingError', schema)
          : throttlingReply();
      case 'conflict':
        return isTransaction(call)
          ? cancelFirst(call, 'TransactionConflict', schema)
          : conflictReply();
      case 'broken':
        return errorReply('InternalServerError', 'A detail of the store.', {}, 500);
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
        return processExcept((index) => index >= half, call, next);
      }
      default:
        return next(call);
    }
  };
}

function isTransaction({ operation }: StoreCall): boolean {
  return operation === 'TransactWriteItems';
}

/** The reply to a cancelled transaction of which only the first row has a reason. */
function cancelFirst(call: StoreCall, code: string, schema: TableSchema): Reply {
  return cancellationReply(
    rowsOf(call, schema).map((_row, index) => (index === 0 ? code : 'None')),
  );
}
