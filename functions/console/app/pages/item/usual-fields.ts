import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { type CustomField, newCustomField } from './custom-values.ts';

/** The usual fields of a category are those of at most this many items, changed last. */
const maxRead = 20;

/** The custom fields that items of a category have, without values. */
export async function usualFieldsOf(type: string): Promise<CustomField[]> {
  const query = { type, order: '-updated_at', limit: maxRead } as const;
  const { data } = await page(api, '/v1/items', { query });
  const values = new Map(data.flatMap(({ custom_fields }) => Object.entries(custom_fields)));
  return [...values].map(([name, value]) => {
    const field = newCustomField(name, value);
    return { ...field, text: field.kind === 'boolean' ? 'no' : '' };
  });
}
