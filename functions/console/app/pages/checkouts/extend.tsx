import { useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { asProblem } from '#console/api/problem.ts';
import type { Checkout } from '#console/api/records.ts';
import { daysLater, formatDayTime, fromInput, toInput } from '#console/time.ts';
import { changedBy } from '#console/ui/changed-by.ts';
import { TextField } from '#console/ui/field.tsx';
import { type DialogProps, FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import { ifMatch } from '#console/ui/record-form.ts';

export function ExtendDialog({
  checkout: shownCheckout,
  ...dialogProps
}: DialogProps & { checkout: Checkout }) {
  const [checkout, setCheckout] = useState(shownCheckout);
  const later = daysLater(Math.max(Date.parse(shownCheckout.due_time), Date.now()), 1);
  const form = useDialogForm(dialogProps, { due_time: toInput(later) }, async ({ due_time }) => {
    const after = await extend(checkout, fromInput(due_time)).catch((cause: unknown) => {
      if (asProblem(cause).status === 412) return takeOver();
      throw cause;
    });
    // The API accepts no due time in the past.
    const undo = checkout.overdue ? undefined : () => extend(after, checkout.due_time);
    return { text: `Due back ${formatDayTime(after.due_time)}.`, undo };
  });
  /** Another member was faster: shows the present due time, and lets this member decide again. */
  const takeOver = async (): Promise<never> => {
    const params = { path: { id: shownCheckout.id } };
    const { data } = await orThrow(api.GET('/v1/checkouts/{id}', { params }));
    setCheckout(data);
    const now = `It is now due back ${formatDayTime(data.due_time)}. Choose a new time.`;
    throw changedBy(
      data.updated_by,
      data.name,
      data.status === 'closed' ? 'Everything is back.' : now,
    );
  };
  return (
    <FormDialog
      form={form}
      title={`Extend ${shownCheckout.name}`}
      action="Extend"
      onClose={dialogProps.onClose}
    >
      <TextField form={form} name="due_time" label="Due back" type="datetime-local" />
    </FormDialog>
  );
}

async function extend({ id, version }: Checkout, due_time: string): Promise<Checkout> {
  const params = { path: { id }, header: ifMatch(version) };
  const body = { due_time };
  return (await orThrow(api.POST('/v1/checkouts/{id}/extend', { params, body }))).data;
}
