import type { Item } from '#console/api/records.ts';
import { goTo } from '#console/route.ts';
import { LongTextField, TextField } from '#console/ui/field.tsx';
import { orNull, tagsOf } from '#console/ui/form-values.ts';
import { FormWindow, type WindowProps } from '#console/ui/form-window.tsx';
import type { Choice } from '#console/ui/picker.tsx';
import { useRecordForm } from '#console/ui/record-form.ts';
import { MemberPicker, PlacePicker } from '#console/ui/record-pickers.tsx';

interface ItemFormProps extends WindowProps {
  /** The item that is changed; a new one is made where there is none. */
  known?: Item;
}

/** What an item is. Its condition and its stock have windows of their own. */
export function ItemForm({ known, ...page }: ItemFormProps) {
  const form = useRecordForm({
    page,
    path: '/v1/items',
    known,
    valuesOf,
    bodyOf,
    onMade: ({ id }) => goTo(`/items/${id}`),
  });
  return (
    <FormWindow
      form={form}
      title={known ? `Change ${known.name}` : 'Add an item'}
      action={known ? 'Save' : 'Add the item'}
      onClose={page.onClose}
    >
      <TextField form={form} name="name" label="Name" isRequired />
      <div class="pairs">
        <TextField form={form} name="unique_id" label="Code" />
        <TextField form={form} name="type" label="Category" />
        <TextField form={form} name="manufacturer" label="Manufacturer" />
        <TextField form={form} name="model" label="Model" />
        <TextField form={form} name="serial_number" label="Serial number" />
        <TextField form={form} name="expiration_date" label="Expires" type="date" />
        <PlacePicker form={form} name="location_id" label="Place" />
        <PlacePicker form={form} name="home_location_id" label="Belongs to" />
      </div>
      <MemberPicker form={form} name="responsible_user_id" label="Responsible" />
      <TextField form={form} name="tags" label="Tags" hint="With commas between them." />
      <LongTextField form={form} name="description" label="Description" />
    </FormWindow>
  );
}

function valuesOf(item: Item | undefined) {
  return {
    name: item?.name ?? '',
    unique_id: item?.unique_id ?? '',
    type: item?.type ?? '',
    manufacturer: item?.manufacturer ?? '',
    model: item?.model ?? '',
    serial_number: item?.serial_number ?? '',
    expiration_date: item?.expiration_date ?? '',
    location_id: (item?.location ?? undefined) as Choice | undefined,
    home_location_id: (item?.home_location ?? undefined) as Choice | undefined,
    responsible_user_id: (item?.responsible_user ?? undefined) as Choice | undefined,
    tags: item?.tags.join(', ') ?? '',
    description: item?.description ?? '',
  };
}

function bodyOf(values: ReturnType<typeof valuesOf>) {
  const { name, tags, location_id, home_location_id, responsible_user_id, ...texts } = values;
  return {
    name,
    ...orNull(texts),
    location_id: location_id?.id ?? null,
    home_location_id: home_location_id?.id ?? null,
    responsible_user_id: responsible_user_id?.id ?? null,
    tags: tagsOf(tags),
  };
}
