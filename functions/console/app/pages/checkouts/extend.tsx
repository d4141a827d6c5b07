import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Checkout } from '#console/api/records.ts';
import { dayMilliseconds, formatDayTime, fromInput, toInput } from '#console/time.ts';
import { TextField } from '#console/ui/field.tsx';
import { FormWindow, useWindowForm, type WindowProps } from '#console/ui/form-window.tsx';

export function ExtendDialog({ checkout, ...page }: WindowProps & { checkout: Checkout }) {
  const extend = (due_time: string) => {
    const params = { path: { id: checkout.id } };
    return orThrow(api.POST('/v1/checkouts/{id}/extend', { params, body: { due_time } }));
  };
  const later = Math.max(Date.parse(checkout.due_time), Date.now()) + dayMilliseconds;
  const form = useWindowForm(page, { due_time: toInput(later) }, async ({ due_time }) => {
    const { data } = await extend(fromInput(due_time));
    // The API accepts no due time in the past.
    const undo = checkout.overdue ? undefined : () => extend(checkout.due_time);
    return { text: `Due back ${formatDayTime(data.due_time)}.`, undo };
  });
  return (
    <FormWindow
      form={form}
      title={`Extend ${checkout.name}`}
      action="Extend"
      onClose={page.onClose}
    >
      <TextField form={form} name="due_time" label="Due back" type="datetime-local" />
    </FormWindow>
  );
}
