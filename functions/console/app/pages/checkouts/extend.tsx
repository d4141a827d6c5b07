import { post } from '#console/api/call.ts';
import type { Checkout } from '#console/api/records.ts';
import { dayMilliseconds, formatDayTime, fromInput, toInput } from '#console/time.ts';
import { TextField } from '#console/ui/field.tsx';
import { FormWindow, useWindowForm, type WindowProps } from '#console/ui/form-window.tsx';

/** More time for what is out. */
export function ExtendDialog({ checkout, ...page }: WindowProps & { checkout: Checkout }) {
  const path = `/v1/checkouts/${checkout.id}/extend`;
  const later = Math.max(Date.parse(checkout.due_time), Date.now()) + dayMilliseconds;
  const form = useWindowForm(page, { due_time: toInput(later) }, async ({ due_time }) => {
    const { data } = await post<Checkout>(path, { due_time: fromInput(due_time) });
    // What was overdue cannot be due in the past again.
    const undo = checkout.overdue ? undefined : () => post(path, { due_time: checkout.due_time });
    return { text: `Due back ${formatDayTime(data.due_time)}.`, undo };
  });
  return (
    <FormWindow
      form={form}
      title={`Extend ${checkout.name}`}
      action="Extend"
      onClose={page.onClose}
    >
      <TextField form={form} name="due_time" label="Back by" type="datetime-local" />
    </FormWindow>
  );
}
