import { OptionField, TextField } from '#console/ui/field.tsx';
import { FieldGroup } from '#console/ui/field-group.tsx';
import type { Form } from '#console/ui/form.ts';
import { ContactPicker } from '#console/ui/record-pickers.tsx';
import type { ItemValues } from './item-values.ts';

interface GroupProps {
  form: Form<ItemValues>;
}

/** Where an item came from, and what it is worth. */
export function PurchaseFields({ form }: GroupProps) {
  return (
    <FieldGroup title="Purchase and value">
      <ContactPicker form={form} name="supplier_id" label="Supplier" />
      <TextField form={form} name="acquisition_date" label="Bought on" type="date" />
      <TextField
        form={form}
        name="acquisition_value"
        label="Purchase value"
        inputMode="decimal"
        hint="In the currency of your books."
      />
      <TextField
        form={form}
        name="salvage_value"
        label="Residual value"
        inputMode="decimal"
        hint="What is left of it once it expires."
      />
    </FieldGroup>
  );
}

/** What keeps an item fit to go out. */
export function UpkeepFields({ form }: GroupProps) {
  return (
    <FieldGroup title="Inspection and use">
      <TextField
        form={form}
        name="inspection_interval_days"
        label="Days between inspections"
        inputMode="numeric"
      />
      <TextField form={form} name="expiration_date" label="Expires" type="date" />
      <TextField
        form={form}
        name="buffer_minutes"
        label="Minutes between bookings"
        inputMode="numeric"
        hint="To make it ready for the next."
      />
    </FieldGroup>
  );
}

/** What is counted rather than told apart; how much there is changes by movements later. */
export function StockFields({ form, isNew }: GroupProps & { isNew: boolean }) {
  return (
    <FieldGroup title="Stock">
      <OptionField
        form={form}
        name="inventory_enabled"
        label="It is counted"
        hint="As gaffer tape, of which there is more or less."
      />
      <TextField form={form} name="inventory_unit" label="Unit" hint="Such as m or pcs." />
      {isNew && (
        <TextField form={form} name="inventory_quantity" label="In stock" inputMode="decimal" />
      )}
      <TextField
        form={form}
        name="inventory_minimum"
        label="Low at"
        inputMode="decimal"
        hint="Who is responsible is told then."
      />
    </FieldGroup>
  );
}
