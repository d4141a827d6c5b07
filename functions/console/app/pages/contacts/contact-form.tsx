import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Contact, ContactCreate } from '#console/api/records.ts';
import { ChoiceField, LongTextField, TextField } from '#console/ui/field.tsx';
import { type DialogProps, FormDialog } from '#console/ui/form-dialog.tsx';
import { bodyValues, tagLine, tagsHint, tagsOf } from '#console/ui/form-values.ts';
import { ifMatch, useRecordForm } from '#console/ui/record-form.ts';

interface ContactFormProps extends DialogProps {
  /** The contact to change; without it, the form creates one. */
  record?: Contact;
}

const kinds = [
  ['person', 'Person'],
  ['company', 'Company'],
] as const;

export function ContactForm({ record, ...dialogProps }: ContactFormProps) {
  const form = useRecordForm({ dialogProps, calls, record, valuesOf, bodyOf });
  return (
    <FormDialog
      form={form}
      title={record ? `Edit ${record.name}` : 'Add contact'}
      action={record ? 'Save' : 'Add contact'}
      onClose={dialogProps.onClose}
    >
      <TextField form={form} name="name" label="Name" isRequired />
      <div class="pairs">
        <ChoiceField form={form} name="kind" label="Kind" options={kinds} />
        <TextField form={form} name="email" label="Email" type="email" />
        <TextField form={form} name="phone" label="Phone" type="tel" />
        <TextField form={form} name="mobile" label="Mobile" type="tel" />
      </div>
      <TextField form={form} name="website" label="Website" type="url" />
      <TextField form={form} name="address" label="Address" />
      <div class="pairs">
        <TextField form={form} name="zip" label="Postal code" />
        <TextField form={form} name="city" label="City" />
      </div>
      <TextField form={form} name="tags" label="Tags" hint={tagsHint} />
      <LongTextField form={form} name="notes" label="Notes" />
    </FormDialog>
  );
}

const calls = {
  create: (body: ContactCreate) => orThrow(api.POST('/v1/contacts', { body })),
  get: (id: number) => orThrow(api.GET('/v1/contacts/{id}', { params: { path: { id } } })),
  update: (id: number, body: Partial<ContactCreate>, version: number) => {
    const params = { path: { id }, header: ifMatch(version) };
    return orThrow(api.PATCH('/v1/contacts/{id}', { params, body }));
  },
};

function valuesOf(contact: Contact | undefined) {
  return {
    name: contact?.name ?? '',
    kind: contact?.kind ?? 'person',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    mobile: contact?.mobile ?? '',
    website: contact?.website ?? '',
    address: contact?.address ?? '',
    zip: contact?.zip ?? '',
    city: contact?.city ?? '',
    tags: tagLine(contact?.tags ?? []),
    notes: contact?.notes ?? '',
  };
}

function bodyOf(values: ReturnType<typeof valuesOf>): ContactCreate {
  return { ...bodyValues(values), name: values.name, tags: tagsOf(values.tags) };
}
