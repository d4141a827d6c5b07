import { Picker } from '#console/ui/picker.tsx';
import { type CountedField, findValues } from '#console/ui/suggested-field.tsx';

interface WordPickerProps {
  label: string;
  field: CountedField;
  value: string;
  onChange: (value: string) => void;
}

/** Picks one of the values that items already have in a field. */
export function WordPicker({ label, field, value, onChange }: WordPickerProps) {
  return (
    <Picker
      label={label}
      chosen={value === '' ? undefined : optionOf(value)}
      search={async (text, signal) => (await findValues(field, text, signal)).map(optionOf)}
      onChange={(option) => onChange(option?.name ?? '')}
    />
  );
}

const optionOf = (word: string) => ({ id: word, name: word });
