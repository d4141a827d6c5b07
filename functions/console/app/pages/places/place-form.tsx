import type { Location } from '#console/api/records.ts';
import { ChoiceField, LongTextField, TextField } from '#console/ui/field.tsx';
import { sentValues } from '#console/ui/form-values.ts';
import { FormWindow, type WindowProps } from '#console/ui/form-window.tsx';
import type { Choice } from '#console/ui/picker.tsx';
import { useRecordForm } from '#console/ui/record-form.ts';
import { PlacePicker } from '#console/ui/record-pickers.tsx';

interface PlaceFormProps extends WindowProps {
  /** The place that is changed; a new one is made where there is none. */
  known?: Location;
}

const kinds = [
  ['storage', 'Equipment is kept there'],
  ['usage', 'Equipment is used there'],
] as const;

export function PlaceForm({ known, ...page }: PlaceFormProps) {
  const form = useRecordForm({ page, path: '/v1/locations', known, valuesOf, bodyOf });
  return (
    <FormWindow
      form={form}
      title={known ? `Change ${known.name}` : 'Add a place'}
      action={known ? 'Save' : 'Add the place'}
      onClose={page.onClose}
    >
      <TextField form={form} name="name" label="Name" isRequired />
      <PlacePicker form={form} name="parent_id" label="Within" hint="Empty: on its own." />
      <ChoiceField form={form} name="kind" label="What for" options={kinds} />
      <TextField form={form} name="address" label="Address" />
      <div class="pairs">
        <TextField form={form} name="zip" label="Postal code" />
        <TextField form={form} name="city" label="City" />
      </div>
      <LongTextField form={form} name="description" label="Description" />
    </FormWindow>
  );
}

function valuesOf(place: Location | undefined) {
  return {
    name: place?.name ?? '',
    parent_id: (place?.parent ?? undefined) as Choice | undefined,
    kind: (place?.kind ?? 'storage') as string,
    address: place?.address ?? '',
    zip: place?.zip ?? '',
    city: place?.city ?? '',
    description: place?.description ?? '',
  };
}

function bodyOf(values: ReturnType<typeof valuesOf>) {
  return { ...sentValues(values), name: values.name };
}
