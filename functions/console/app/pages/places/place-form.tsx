import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Location, LocationCreate } from '#console/api/records.ts';
import { ChoiceField, LongTextField, TextField } from '#console/ui/field.tsx';
import { type DialogProps, FormDialog } from '#console/ui/form-dialog.tsx';
import { bodyValues, linesOf } from '#console/ui/form-values.ts';
import type { Choice } from '#console/ui/picker.tsx';
import { ifMatch, useRecordForm } from '#console/ui/record-form.ts';
import { PlacePicker } from '#console/ui/record-pickers.tsx';

interface PlaceFormProps extends DialogProps {
  /** The place to change; without it, the form creates one. */
  record?: Location;
}

const kinds = [
  ['storage', 'Storage'],
  ['usage', 'Use'],
] as const;

export function PlaceForm({ record, ...dialogProps }: PlaceFormProps) {
  const form = useRecordForm({ dialogProps, calls, record, valuesOf, bodyOf });
  return (
    <FormDialog
      form={form}
      title={record ? `Edit ${record.name}` : 'Add place'}
      action={record ? 'Save' : 'Add place'}
      onClose={dialogProps.onClose}
    >
      <TextField form={form} name="name" label="Name" isRequired />
      <PlacePicker
        form={form}
        name="parent_id"
        label="Inside"
        hint="Leave empty for a place at the top."
      />
      <ChoiceField form={form} name="kind" label="Used for" options={kinds} />
      <TextField form={form} name="address" label="Address" />
      <div class="pairs">
        <TextField form={form} name="zip" label="Postal code" />
        <TextField form={form} name="city" label="City" />
      </div>
      <LongTextField form={form} name="description" label="Description" />
      <LongTextField form={form} name="qr" label="Labels" hint="One label per line, as scanned." />
    </FormDialog>
  );
}

const calls = {
  create: (body: LocationCreate) => orThrow(api.POST('/v1/locations', { body })),
  get: (id: number) => orThrow(api.GET('/v1/locations/{id}', { params: { path: { id } } })),
  update: (id: number, body: Partial<LocationCreate>, version: number) => {
    const params = { path: { id }, header: ifMatch(version) };
    return orThrow(api.PATCH('/v1/locations/{id}', { params, body }));
  },
};

function valuesOf(place: Location | undefined) {
  return {
    name: place?.name ?? '',
    parent_id: (place?.parent ?? undefined) as Choice | undefined,
    kind: place?.kind ?? 'storage',
    address: place?.address ?? '',
    zip: place?.zip ?? '',
    city: place?.city ?? '',
    description: place?.description ?? '',
    qr: (place?.qr ?? []).join('\n'),
  };
}

function bodyOf({ qr, ...values }: ReturnType<typeof valuesOf>): LocationCreate {
  return { ...bodyValues(values), name: values.name, qr: linesOf(qr) };
}
