import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { Picker } from '#console/ui/picker.tsx';

interface WordPickerProps {
  label: string;
  field: 'type' | 'tags';
  value: string;
  onChange: (value: string) => void;
}

/** Picks one of the words that items already have in a field. */
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

/** How many items are searched for words: the last changed, where nothing is typed. */
const most = 200;

async function findWords(field: 'type' | 'tags', text: string, signal: AbortSignal) {
  const fields: [typeof field] = [field];
  const query = {
    ...(text ? { q: text } : {}),
    fields,
    order: '-updated_at',
    limit: most,
  } as const;
  const { data } = await page(api, '/v1/items', { query, signal });
  const words = data.flatMap((item) => item[field] ?? []);
  const wanted = text.trim().toLowerCase();
  const found = [...new Set(words)].filter((word) => word.toLowerCase().includes(wanted));
  return found.sort((one, other) => one.localeCompare(other)).map(optionOf);
}
