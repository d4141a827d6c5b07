import type { Reservation } from '#console/api/records.ts';
import { LongTextField } from '#console/ui/field.tsx';
import { type DialogProps, FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import { endReservation } from './end-reservation.ts';

interface CancelDialogProps extends DialogProps {
  reservation: Reservation;
}

/** Cancels a reservation. It stays in the list, with the reason. */
export function CancelDialog({ reservation, ...dialogProps }: CancelDialogProps) {
  const { name } = reservation;
  const form = useDialogForm(dialogProps, { remarks: '' }, async ({ remarks }) => {
    const undo = await endReservation(reservation, { complete_as: 'cancelled', remarks });
    return { text: `${name} cancelled.`, undo };
  });
  return (
    <FormDialog
      form={form}
      title={`Cancel ${name}`}
      action="Cancel reservation"
      onClose={dialogProps.onClose}
    >
      <p>Its items are free again. The reservation stays in the list as cancelled.</p>
      <LongTextField form={form} name="remarks" label="Reason" hint="Optional." />
    </FormDialog>
  );
}
