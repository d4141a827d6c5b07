import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Problem } from '#console/api/problem.ts';
import { ChoiceField, LongTextField, TextField } from '#console/ui/field.tsx';
import { FieldGroup } from '#console/ui/field-group.tsx';
import type { Fields, Form } from '#console/ui/form.ts';
import { showProblem, showToast } from '#console/ui/toast.tsx';
import {
  allCustomErrorOf,
  type CustomField,
  customErrorOf,
  newCustomField,
} from './custom-values.ts';
import type { ItemValues } from './item-values.ts';
import { usualFieldsOf } from './usual-fields.ts';

/** The custom fields of an item in its form. */
export function CustomFields({ form }: { form: Form<ItemValues> }) {
  const fields = form.values.custom_fields;
  const set = (customFields: readonly CustomField[]) => form.set('custom_fields', customFields);
  const add = useRef<HTMLButtonElement>(null);
  const error = allCustomErrorOf(form.problem);
  const addUsual = async () => {
    const usual = await usualFieldsOf(form.values.type.trim());
    const missing = usual.filter(({ name }) => fields.every((one) => one.name.trim() !== name));
    if (missing.length === 0) showToast('Other items of this category have no other fields.');
    else set([...fields, ...missing]);
  };
  return (
    <FieldGroup title="Custom fields">
      <div class="custom-fields">
        <p class="hint">Add fields of your own to this item. Empty fields are not saved.</p>
        {error && (
          <p class="error" role="alert" tabIndex={-1}>
            {error}
          </p>
        )}
        {fields.map((field) => (
          <CustomFieldRow
            key={field.key}
            field={field}
            problem={form.problem}
            onChange={(changedField) =>
              set(fields.map((one) => (one === field ? changedField : one)))
            }
            onRemove={() => {
              set(fields.filter((one) => one !== field));
              add.current?.focus();
            }}
          />
        ))}
        <div class="actions">
          <button ref={add} type="button" onClick={() => set([...fields, newCustomField()])}>
            Add field
          </button>
          {form.values.type.trim() !== '' && (
            <button type="button" onClick={() => addUsual().catch(showProblem)}>
              Add fields of {form.values.type.trim()}
            </button>
          )}
        </div>
      </div>
    </FieldGroup>
  );
}

interface CustomFieldRowProps {
  field: CustomField;
  problem: Problem | undefined;
  onChange: (field: CustomField) => void;
  onRemove: () => void;
}

const kinds = [
  ['text', 'Text'],
  ['number', 'Number'],
  ['boolean', 'Yes or no'],
] as const;

function CustomFieldRow({ field, problem, onChange, onRemove }: CustomFieldRowProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  // A field that was just added needs a name.
  useLayoutEffect(() => {
    if (field.name === '') row.current?.querySelector('input')?.focus();
  }, []);
  const { message, isOfName } = customErrorOf(problem, field);
  const form: Fields<CustomField> = {
    values: field,
    set: (name, value) => onChange(withFittingText({ ...field, [name]: value }, field)),
    errorOf: (name) => (name === (isOfName ? 'name' : 'text') ? message : undefined),
  };
  const title = field.name.trim() || 'the new field';
  return (
    <fieldset ref={row} class="own-field">
      <legend class="hidden">{title}</legend>
      <TextField form={form} name="name" label="Field" />
      <ChoiceField form={form} name="kind" label="Kind" options={kinds} />
      <CustomFieldValue form={form} />
      <button type="button" aria-label={`Remove ${title}`} onClick={onRemove}>
        Remove
      </button>
    </fieldset>
  );
}

function CustomFieldValue({ form }: { form: Fields<CustomField> }) {
  const value = { form, name: 'text', label: 'Value' } as const;
  switch (form.values.kind) {
    case 'text':
      return <LongTextField {...value} />;
    case 'number':
      return <TextField {...value} inputMode="decimal" />;
    case 'boolean':
      return <ChoiceField {...value} options={answers} />;
  }
}

const answers = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;

function withFittingText(field: CustomField, { kind }: CustomField): CustomField {
  if (field.kind === kind) return field;
  if (field.kind === 'boolean') return { ...field, text: 'no' };
  return kind === 'boolean' ? { ...field, text: '' } : field;
}
