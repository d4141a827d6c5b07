import { get } from '#console/api/call.ts';
import type { Item } from '#console/api/records.ts';
import { Picker } from '#console/ui/picker.tsx';

interface WordPickerProps {
  label: string;
  /** Where items have such words. */
  field: 'type' | 'tags';
  value: string;
  onChange: (value: string) => void;
}

/** One of the words that items of the account have already. */
export function WordPicker({ label, field, value, onChange }: WordPickerProps) {
  return (
    <Picker
      label={label}
      chosen={value === '' ? undefined : optionOf(value)}
      search={(text, signal) => findWords(field, text, signal)}
      onChange={(option) => onChange(option?.name ?? '')}
    />
  );
}

const optionOf = (word: string) => ({ id: word, name: word });

/** The items that are asked for their words: those that changed last, if nothing is typed. */
const most = 200;

async function findWords(field: 'type' | 'tags', text: string, signal: AbortSignal) {
  const query = { q: text, fields: field, order: '-updated_at', limit: most };
  const { data } = await get<Item[]>('/v1/items', { query, signal });
  const words = data.flatMap((item) => item[field] ?? []);
  const wanted = text.trim().toLowerCase();
  const found = [...new Set(words)].filter((word) => word.toLowerCase().includes(wanted));
  return found.sort((one, other) => one.localeCompare(other)).map(optionOf);
}
