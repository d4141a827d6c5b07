import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { StockMovement as Movement } from '#console/api/records.ts';
import { amountOf } from '#console/ui/booked-items.ts';
import { ChoiceField, LongTextField, TextField } from '#console/ui/field.tsx';
import { FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import { requiredNumber } from '#console/ui/form-values.ts';
import { isNext } from '#console/ui/record-form.ts';
import type { ItemDialogProps } from './item-dialog-props.ts';

const movements = [
  ['pick', 'Taken out'],
  ['add', 'Added'],
  ['adjust', 'Counted'],
] as const;

export function StockDialog({ item, ...dialogProps }: ItemDialogProps) {
  const update = (body: Movement) => {
    const params = { path: { id: item.id } };
    return orThrow(api.POST('/v1/items/{id}/inventory', { params, body }));
  };
  const before = item.inventory_quantity ?? 0;
  const out = item.quantity_out ?? 0;
  const outText = out > 0 ? ` (${amountOf(out, item.inventory_unit)})` : '';
  const initial = { action: 'pick' as Movement['action'], quantity: '', remarks: '' };
  const form = useDialogForm(dialogProps, initial, async (values) => {
    const { action } = values;
    const quantity = requiredNumber(values.quantity);
    const { data } = await update({ ...values, quantity });
    const now = data.inventory_quantity ?? 0;
    const inverse: Movement =
      action === 'adjust'
        ? { action, quantity: before, expected_quantity: now }
        : { action: action === 'pick' ? 'add' : 'pick', quantity };
    const canUndo = action !== 'adjust' || isNext(data, item);
    return {
      text: `${data.name}: ${amountOf(now, data.inventory_unit)} in stock.`,
      undo: canUndo ? () => update(inverse) : undefined,
    };
  });
  return (
    <FormDialog
      form={form}
      title={`Stock of ${item.name}`}
      action="Save"
      onClose={dialogProps.onClose}
    >
      <p>In stock: {amountOf(before, item.inventory_unit)}</p>
      <ChoiceField form={form} name="action" label="What happened" options={movements} />
      <TextField
        form={form}
        name="quantity"
        label="Quantity"
        inputMode="decimal"
        hint={
          form.values.action === 'adjust' ? `All of the stock, with what is out${outText}.` : ''
        }
      />
      <LongTextField form={form} name="remarks" label="Remarks" />
    </FormDialog>
  );
}
