import type { Contact } from '#console/api/records.ts';
import { ChoiceField, LongTextField, OptionField, TextField } from '#console/ui/field.tsx';
import { sentValues, tagsOf } from '#console/ui/form-values.ts';
import { FormWindow, type WindowProps } from '#console/ui/form-window.tsx';
import { useRecordForm } from '#console/ui/record-form.ts';

interface ContactFormProps extends WindowProps {
  /** The contact that is changed; a new one is made where there is none. */
  known?: Contact;
}

const kinds = [
  ['person', 'A person'],
  ['company', 'A company'],
] as const;

export function ContactForm({ known, ...page }: ContactFormProps) {
  const form = useRecordForm({ page, path: '/v1/contacts', known, valuesOf, bodyOf });
  return (
    <FormWindow
      form={form}
      title={known ? `Change ${known.name}` : 'Add a contact'}
      action={known ? 'Save' : 'Add the contact'}
      onClose={page.onClose}
    >
      <TextField form={form} name="name" label="Name" isRequired />
      <div class="pairs">
        <ChoiceField form={form} name="kind" label="What it is" options={kinds} />
        <TextField form={form} name="email" label="E-mail" type="email" />
        <TextField form={form} name="phone" label="Phone" />
        <TextField form={form} name="mobile" label="Mobile" />
      </div>
      <TextField form={form} name="website" label="Website" />
      <TextField form={form} name="address" label="Address" />
      <div class="pairs">
        <TextField form={form} name="zip" label="Postal code" />
        <TextField form={form} name="city" label="City" />
      </div>
      <TextField form={form} name="tags" label="Tags" hint="With commas between them." />
      <LongTextField form={form} name="notes" label="Notes" />
      <OptionField
        form={form}
        name="blocked"
        label="Gets nothing any more"
        hint="Nothing is checked out to or reserved for this contact."
      />
    </FormWindow>
  );
}

function valuesOf(contact: Contact | undefined) {
  return {
    name: contact?.name ?? '',
    kind: (contact?.kind ?? 'person') as string,
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    mobile: contact?.mobile ?? '',
    website: contact?.website ?? '',
    address: contact?.address ?? '',
    zip: contact?.zip ?? '',
    city: contact?.city ?? '',
    tags: contact?.tags.join(', ') ?? '',
    notes: contact?.notes ?? '',
    blocked: contact?.blocked ?? false,
  };
}

function bodyOf(values: ReturnType<typeof valuesOf>) {
  return { ...sentValues(values), name: values.name, tags: tagsOf(values.tags) };
}
