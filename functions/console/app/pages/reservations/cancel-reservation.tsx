import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Reservation } from '#console/api/records.ts';
import { LongTextField } from '#console/ui/field.tsx';
import { FormWindow, useWindowForm, type WindowProps } from '#console/ui/form-window.tsx';
import { reserveAgain } from './reserve-again.ts';

interface CancelWindowProps extends WindowProps {
  reservation: Reservation;
}

/** Cancels a reservation, which stays in the list with its reason. */
export function CancelWindow({ reservation, ...page }: CancelWindowProps) {
  const { id, name, end_time } = reservation;
  const form = useWindowForm(page, { remarks: '' }, async ({ remarks }) => {
    const params = { path: { id } };
    const body = { complete_as: 'cancelled' as const, remarks };
    await orThrow(api.POST('/v1/reservations/{id}/complete', { params, body }));
    const isPast = Date.parse(end_time) <= Date.now();
    return {
      text: `${name} cancelled.`,
      undo: isPast ? undefined : () => reserveAgain(reservation, { isCancelled: true }),
    };
  });
  return (
    <FormWindow
      form={form}
      title={`Cancel ${name}`}
      action="Cancel reservation"
      onClose={page.onClose}
    >
      <p>Its items are free again. The reservation stays in the list as cancelled.</p>
      <LongTextField form={form} name="remarks" label="Reason" hint="Optional." />
    </FormWindow>
  );
}
