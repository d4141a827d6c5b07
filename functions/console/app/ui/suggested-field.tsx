import { useId, useState } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { useLoad } from '#console/api/use-load.ts';
import { TextField, type TextFieldProps } from './field.tsx';
import { lastTag, tagLine } from './form-values.ts';
import { useSettled } from './use-settled.ts';

/** The fields whose values in other items can be suggested. */
export type CountedField = 'type' | 'manufacturer' | 'model' | 'tag';

type SuggestedFieldProps<V> = TextFieldProps<V> & { field: CountedField };

/** A text input with suggestions from other items; in a list of tags, for the last tag. */
export function SuggestedField<V>({ field, ...props }: SuggestedFieldProps<V>) {
  const id = useId();
  const [isUsed, setUsed] = useState(false);
  const text = useSettled(String(props.form.values[props.name]));
  const { tag: q, before } = field === 'tag' ? lastTag(text) : { tag: text, before: '' };
  const textWith = (value: string) => (field === 'tag' ? before + tagLine([value]) : value);
  const { data } = useLoad(
    async (signal) => (isUsed ? findValues(field, q, signal) : []),
    [field, q, isUsed],
  );
  return (
    <div onFocusIn={() => setUsed(true)}>
      <TextField {...props} list={id} />
      <datalist id={id}>
        {(data ?? []).map((value) => (
          <option key={value} value={textWith(value)} />
        ))}
      </datalist>
    </div>
  );
}

const maxShown = 20;

/** The values that items have in a field, the most common first. */
export async function findValues(
  field: CountedField,
  q: string,
  signal: AbortSignal,
): Promise<string[]> {
  const query = { field, ...(q.trim() ? { q } : {}), limit: maxShown };
  const { data } = await page(api, '/v1/items/values', { query, signal });
  return data.map(({ value }) => value);
}
