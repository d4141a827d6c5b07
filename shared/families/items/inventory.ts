import { ApiError, type FieldProblems, invalidField } from '#shared/errors.ts';
import { largestNumber } from '#shared/fields/values.ts';
import type { StockMovement } from './operation-fields.ts';
import { exact, isOrAre } from './quantities.ts';
import type { ItemRecord } from './record.ts';
import { totalOut } from './stock.ts';

/**
 * The stock after a movement, to three decimals.
 * @throws ApiError `inventory_not_enabled`; `conflict` where another stock was expected;
 * `validation_failed` beyond the largest number; `insufficient_inventory` with the present
 * quantity, below 0 or below what is out of it.
 */
export function stockAfter(item: ItemRecord, movement: StockMovement): number {
  if (!item.inventory_enabled) throw new ApiError('inventory_not_enabled');
  const present = item.inventory_quantity ?? 0;
  const { action, quantity, expected_quantity: expectedQuantity } = movement;
  if (expectedQuantity !== null && expectedQuantity !== present) {
    const message = `The quantity is ${present}, not ${expectedQuantity}.`;
    throw new ApiError('conflict', {
      message,
      fields: { expected_quantity: [{ code: 'conflict', message, quantity: present }] },
    });
  }
  const quantityAfter = { pick: present - quantity, add: present + quantity, adjust: quantity };
  const after = exact(quantityAfter[action]);
  if (after > largestNumber) {
    const message = `The quantity can be at most ${largestNumber}.`;
    throw invalidField('quantity', 'invalid_value', message);
  }
  const out = totalOut(item);
  if (after >= out) return after;
  const message =
    out > 0
      ? `Only ${present} in stock, and ${out} of them ${isOrAre(out)} out.`
      : `Only ${present} in stock.`;
  const detail = { quantity: present, ...(out > 0 ? { quantity_out: out } : {}) };
  throw new ApiError('insufficient_inventory', {
    message,
    fields: { quantity: [{ code: 'insufficient_inventory', message, ...detail }] },
  });
}

/** Refuses a movement by 0, except to set the stock. */
export function movementProblems({ action, quantity }: StockMovement): FieldProblems {
  if (quantity > 0 || action === 'adjust') return {};
  const message = `Must be above 0 to ${action}.`;
  return { quantity: [{ code: 'invalid_value', message }] };
}
