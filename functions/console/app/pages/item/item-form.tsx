import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Item, ItemCreate } from '#console/api/records.ts';
import { FieldGroup } from '#console/ui/field-group.tsx';
import type { Form } from '#console/ui/form.ts';
import { type DialogProps, FormDialog } from '#console/ui/form-dialog.tsx';
import { ifMatch, useRecordForm } from '#console/ui/record-form.ts';
import { CustomFields } from './custom-fields.tsx';
import { mergeCustomFields } from './custom-values.ts';
import { inputFields } from './fields.ts';
import { type FieldGroupName, fieldGroups } from './item-field.ts';
import { ItemInput } from './item-input.tsx';
import { bodyOf, type ItemValues, valuesOf } from './item-values.ts';
import { PlanFields } from './plan-fields.tsx';

interface ItemFormProps extends DialogProps {
  /** The item to change; without it, the form creates one. */
  record?: Item;
  /** The item whose values a new item starts with. */
  template?: Item | undefined;
}

/** The form of an item. What changes during its use, such as its condition, has dialogs of its own. */
export function ItemForm({ record, template, ...dialogProps }: ItemFormProps) {
  const form = useRecordForm({
    dialogProps,
    calls,
    record,
    valuesOf: (item) => valuesOf(item ?? (template && copyOfItem(template))),
    bodyOf,
    merges: { custom_fields: mergeCustomFields },
    pageOf: ({ id }) => `/items/${id}`,
  });
  const inputs = (group: FieldGroupName) => <Inputs form={form} group={group} isNew={!record} />;
  return (
    <FormDialog
      form={form}
      title={titleOf(record, template)}
      action={record ? 'Save' : 'Add item'}
      onClose={dialogProps.onClose}
    >
      {inputs('name')}
      <div class="pairs">{inputs('identity')}</div>
      {inputs('description')}
      <div>
        {foldedGroups.map((group) => (
          <FieldGroup key={group} title={fieldGroups[group]}>
            {inputs(group)}
          </FieldGroup>
        ))}
        <PlanFields form={form} />
        <CustomFields form={form} />
      </div>
    </FormDialog>
  );
}

function titleOf(record: Item | undefined, template: Item | undefined): string {
  if (record) return `Edit ${record.name}`;
  return template ? `Duplicate ${template.name}` : 'Add item';
}

/** A copy of an item without what only one item can have, such as its code. */
const copyOfItem = (item: Item): Item => ({
  ...item,
  unique_id: null,
  serial_number: null,
  qr: [],
  inventory_quantity: null,
  // The schedule of its plans starts anew.
  maintenance: item.maintenance.map((plan) => ({ ...plan, next_on: null })),
});

const foldedGroups = ['home', 'purchase', 'upkeep', 'stock'] as const;

interface InputsProps {
  form: Form<ItemValues>;
  group: FieldGroupName;
  isNew: boolean;
}

function Inputs({ form, group, isNew }: InputsProps) {
  const shownFields = inputFields.filter(
    ([, field]) => field.group === group && (isNew || !field.isOnlyForNew),
  );
  return (
    <>
      {shownFields.map(([name, field]) => (
        <ItemInput key={name} form={form} name={name} field={field} />
      ))}
    </>
  );
}

const calls = {
  create: (body: ItemCreate) => orThrow(api.POST('/v1/items', { body })),
  get: (id: number) => orThrow(api.GET('/v1/items/{id}', { params: { path: { id } } })),
  update: (
    id: number,
    { condition, inventory_quantity, ...body }: Partial<ItemCreate>,
    version: number,
  ) => {
    const params = { path: { id }, header: ifMatch(version) };
    return orThrow(api.PATCH('/v1/items/{id}', { params, body }));
  },
};
