import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Reservation, ReservationUpdate } from '#console/api/records.ts';
import { Clashes, clashesOf } from '#console/pages/checkouts/clashes.tsx';
import { fromInput, toInput } from '#console/time.ts';
import { contentsOf, itemsIn, mergeItems, withQuantity } from '#console/ui/booked-items.ts';
import { LongTextField, TextField } from '#console/ui/field.tsx';
import { type DialogProps, FormDialog } from '#console/ui/form-dialog.tsx';
import { ItemsField } from '#console/ui/items-field.tsx';
import type { ListedItem } from '#console/ui/listed-item.ts';
import type { Choice } from '#console/ui/picker.tsx';
import { ifMatch, useRecordForm } from '#console/ui/record-form.ts';
import { ContactPicker, MemberPicker, PlacePicker } from '#console/ui/record-pickers.tsx';
import { movedTo } from './window-of-time.ts';

interface ReservationFormProps extends DialogProps {
  record: Reservation;
}

/** Changes the time, the holder and the contents of a reservation. */
export function ReservationForm({ record, ...dialogProps }: ReservationFormProps) {
  const form = useRecordForm({ dialogProps, calls, record, valuesOf, bodyOf, merges });
  const { values, set, problem } = form;
  // Clashes are shown above the form.
  const wrong =
    clashesOf(problem).size > 0 ? undefined : (form.errorOf('iid') ?? form.errorOf('lines'));
  const startAt = (at: string) => {
    const { start_time, end_time } = movedTo(at, values);
    set('start_time', start_time);
    set('end_time', end_time);
  };
  const leaveOut = (id: number) => {
    set(
      'iid',
      values.iid.filter((item) => item.id !== id),
    );
  };
  const take = (id: number, quantity: number) => set('iid', withQuantity(values.iid, id, quantity));
  return (
    <FormDialog
      form={form}
      title={`Edit ${record.name}`}
      action="Save"
      onClose={dialogProps.onClose}
    >
      <Clashes problem={problem} onFree={startAt} onLeaveOut={leaveOut} onTake={take} />
      <TextField form={form} name="name" label="Purpose" isRequired />
      <div class="pairs">
        <TextField form={form} name="start_time" label="From" type="datetime-local" />
        <TextField form={form} name="end_time" label="To" type="datetime-local" />
      </div>
      <ContactPicker form={form} name="contact_id" label="Contact" hint="Type to search." canAdd />
      <div class="pairs">
        <MemberPicker form={form} name="user_id" label="Member" />
        <PlacePicker form={form} name="location_id" label="Place" />
      </div>
      <ItemsField
        items={values.iid}
        onChange={(iid) => set('iid', iid)}
        hasQuantities
        error={wrong}
      />
      <LongTextField form={form} name="description" label="Remarks" />
    </FormDialog>
  );
}

const merges = { iid: mergeItems };

const calls = {
  get: (id: number) => orThrow(api.GET('/v1/reservations/{id}', { params: { path: { id } } })),
  update: async (id: number, body: ReservationUpdate, version: number) => {
    const params = { path: { id }, header: ifMatch(version) };
    await orThrow(api.PATCH('/v1/reservations/{id}', { params, body }));
    return calls.get(id);
  },
};

function valuesOf(reservation: Reservation | undefined) {
  return {
    name: reservation?.name ?? '',
    start_time: toInput(reservation?.start_time ?? 0),
    end_time: toInput(reservation?.end_time ?? 0),
    contact_id: (reservation?.contact ?? undefined) as Choice | undefined,
    user_id: (reservation?.user ?? undefined) as Choice | undefined,
    location_id: (reservation?.location ?? undefined) as Choice | undefined,
    iid: (reservation ? itemsIn(reservation) : []) as readonly ListedItem[],
    lines: '',
    description: reservation?.description ?? '',
  };
}

function bodyOf(values: ReturnType<typeof valuesOf>): ReservationUpdate {
  const { name, start_time, end_time, contact_id, user_id, location_id, iid } = values;
  return {
    name,
    start_time: fromInput(start_time),
    end_time: fromInput(end_time),
    contact_id: contact_id?.id ?? null,
    user_id: user_id?.id ?? null,
    location_id: location_id?.id ?? null,
    ...contentsOf(iid),
    description: values.description,
  };
}
