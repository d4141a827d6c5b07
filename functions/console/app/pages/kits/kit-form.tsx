import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Kit, KitCreate } from '#console/api/records.ts';
import { contentsOf, itemsIn, mergeItems } from '#console/ui/booked-items.ts';
import { LongTextField, TextField } from '#console/ui/field.tsx';
import { type DialogProps, FormDialog } from '#console/ui/form-dialog.tsx';
import { bodyValues, tagLine, tagsHint, tagsOf } from '#console/ui/form-values.ts';
import { ItemsField } from '#console/ui/items-field.tsx';
import type { ListedItem } from '#console/ui/listed-item.ts';
import { ifMatch, useRecordForm } from '#console/ui/record-form.ts';
import { SuggestedField } from '#console/ui/suggested-field.tsx';

interface KitFormProps extends DialogProps {
  /** The kit to change; without it, the form creates one. */
  record?: Kit;
}

export function KitForm({ record, ...dialogProps }: KitFormProps) {
  const form = useRecordForm({
    dialogProps,
    calls,
    record,
    valuesOf,
    bodyOf,
    merges,
    pageOf: ({ id }) => `/kits/${id}`,
  });
  const { values, set, errorOf } = form;
  const wrong = errorOf('iid') ?? errorOf('lines');
  return (
    <FormDialog
      form={form}
      title={record ? `Edit ${record.name}` : 'Add kit'}
      action={record ? 'Save' : 'Add kit'}
      onClose={dialogProps.onClose}
    >
      <TextField form={form} name="name" label="Name" isRequired />
      <ItemsField
        items={values.iid}
        onChange={(iid) => set('iid', iid)}
        hasQuantities
        error={wrong}
      />
      <SuggestedField form={form} name="tags" field="tag" label="Tags" hint={tagsHint} />
      <LongTextField form={form} name="description" label="Description" />
    </FormDialog>
  );
}

const merges = { iid: mergeItems };

const calls = {
  create: (body: KitCreate) => orThrow(api.POST('/v1/kits', { body })),
  get: (id: number) => orThrow(api.GET('/v1/kits/{id}', { params: { path: { id } } })),
  update: (id: number, body: Partial<KitCreate>, version: number) => {
    const params = { path: { id }, header: ifMatch(version) };
    return orThrow(api.PATCH('/v1/kits/{id}', { params, body }));
  },
};

function valuesOf(kit: Kit | undefined) {
  return {
    name: kit?.name ?? '',
    iid: (kit ? itemsIn(kit) : []) as readonly ListedItem[],
    // Never filled in: it gives problems of quantities a place below the list.
    lines: '',
    tags: tagLine(kit?.tags ?? []),
    description: kit?.description ?? '',
  };
}

function bodyOf({ name, iid, tags, description }: ReturnType<typeof valuesOf>): KitCreate {
  return { ...bodyValues({ description }), name, ...contentsOf(iid), tags: tagsOf(tags) };
}
