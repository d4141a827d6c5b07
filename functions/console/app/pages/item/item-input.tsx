import { LongTextField, OptionField, TextField } from '#console/ui/field.tsx';
import type { Fields, Form } from '#console/ui/form.ts';
import type { Choice } from '#console/ui/picker.tsx';
import { ContactPicker, MemberPicker, PlacePicker } from '#console/ui/record-pickers.tsx';
import { SuggestedField } from '#console/ui/suggested-field.tsx';
import type { InputField, InputName } from './fields.ts';
import type { ItemValues } from './item-values.ts';

interface ItemInputProps {
  form: Form<ItemValues>;
  name: InputName;
  field: InputField;
}

/** The input for an item's field, by the kind of the field. */
export function ItemInput({ form, name, field: { kind, label, hint, suggests } }: ItemInputProps) {
  const props = { name, label, ...(hint === undefined ? {} : { hint }) };
  const text = { form: fieldsOf<string>(form), ...props };
  const record = { form: fieldsOf<Choice | undefined>(form), ...props };
  switch (kind) {
    case 'name':
      return <TextField {...text} isRequired />;
    case 'text':
    case 'tags':
      return suggests ? <SuggestedField {...text} field={suggests} /> : <TextField {...text} />;
    case 'long-text':
    case 'lines':
      return <LongTextField {...text} />;
    case 'date':
      return <TextField {...text} type="date" />;
    case 'amount':
      return <TextField {...text} inputMode="decimal" />;
    case 'number':
      return <TextField {...text} inputMode="decimal" />;
    case 'minutes':
      return <TextField {...text} inputMode="numeric" />;
    case 'option':
      return <OptionField form={fieldsOf<boolean>(form)} {...props} />;
    case 'place':
      return <PlacePicker {...record} />;
    case 'member':
      return <MemberPicker {...record} />;
    case 'contact':
      return <ContactPicker {...record} />;
  }
}

/** A cast: the kind of a field determines the type of its value. */
function fieldsOf<Value>(form: Form<ItemValues>): Fields<Record<string, Value>> {
  return form as unknown as Fields<Record<string, Value>>;
}
