import type { Item } from '#console/api/records.ts';
import { goTo } from '#console/route.ts';
import { LongTextField, TextField } from '#console/ui/field.tsx';
import { FieldGroup } from '#console/ui/field-group.tsx';
import { FormWindow, type WindowProps } from '#console/ui/form-window.tsx';
import { useRecordForm } from '#console/ui/record-form.ts';
import { MemberPicker, PlacePicker } from '#console/ui/record-pickers.tsx';
import { PurchaseFields, StockFields, UpkeepFields } from './item-form-groups.tsx';
import { bodyOf, valuesOf } from './item-values.ts';
import { OwnFields } from './own-fields.tsx';
import { mergeOwnFields } from './own-values.ts';

interface ItemFormProps extends WindowProps {
  /** The item that is changed; a new one is made where there is none. */
  known?: Item;
}

/** What an item is. What changes while it is used has windows of its own. */
export function ItemForm({ known, ...page }: ItemFormProps) {
  const form = useRecordForm({
    page,
    path: '/v1/items',
    known,
    valuesOf,
    bodyOf,
    merges: { custom_fields: mergeOwnFields },
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
        <PlacePicker form={form} name="location_id" label="Place" />
      </div>
      <TextField form={form} name="tags" label="Tags" hint="With commas between them." />
      <LongTextField form={form} name="description" label="Description" />
      <div>
        <FieldGroup title="Home and labels">
          <PlacePicker form={form} name="home_location_id" label="Belongs to" />
          <MemberPicker form={form} name="responsible_user_id" label="Responsible" />
          <LongTextField form={form} name="qr" label="Labels" hint="One a line, as scanned." />
        </FieldGroup>
        <PurchaseFields form={form} />
        <UpkeepFields form={form} />
        <StockFields form={form} isNew={!known} />
        <OwnFields form={form} />
      </div>
    </FormWindow>
  );
}
