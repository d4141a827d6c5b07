import { post } from '#console/api/call.ts';
import type { Item } from '#console/api/records.ts';
import { ChoiceField, LongTextField, TextField } from '#console/ui/field.tsx';
import { numberOf } from '#console/ui/form-values.ts';
import { FormWindow, useWindowForm } from '#console/ui/form-window.tsx';
import type { ItemWindowProps } from './item-dialog.tsx';

const movements = [
  ['pick', 'Some was taken'],
  ['add', 'Some was added'],
  ['adjust', 'It was counted anew'],
] as const;

/** How much there is of what is counted. */
export function StockDialog({ item, ...page }: ItemWindowProps) {
  const path = `/v1/items/${item.id}/inventory`;
  const before = item.inventory_quantity ?? 0;
  const initial = { action: 'pick' as string, quantity: '', remarks: '' };
  const form = useWindowForm(page, initial, async (values) => {
    const { data } = await post<Item>(path, { ...values, quantity: numberOf(values.quantity) });
    const expected_quantity = data.inventory_quantity;
    return {
      text: `${amountOf(expected_quantity ?? 0, data)} of ${data.name} are in stock.`,
      // Whoever moved some meanwhile is not taken back, too.
      undo: () => post(path, { action: 'adjust', quantity: before, expected_quantity }),
    };
  });
  return (
    <FormWindow form={form} title={`Stock of ${item.name}`} action="Note it" onClose={page.onClose}>
      <p>{amountOf(before, item)} are in stock.</p>
      <ChoiceField form={form} name="action" label="What happened" options={movements} />
      <TextField form={form} name="quantity" label="How much" inputMode="decimal" />
      <LongTextField form={form} name="remarks" label="Remarks" />
    </FormWindow>
  );
}

/** As `12.5 m`. */
function amountOf(quantity: number, { inventory_unit: unit }: Item): string {
  return unit === null ? String(quantity) : `${quantity} ${unit}`;
}
