import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { counted } from '#console/counted.ts';
import { type Choice, Picker } from './picker.tsx';

export interface ListedItem {
  id: number;
  name: string;
  unique_id: string | null;
}

interface ItemsFieldProps {
  items: readonly ListedItem[];
  onChange: (items: readonly ListedItem[]) => void;
}

type ItemChoice = Choice & ListedItem;

/** The items of a booking: those that are in it, and one to add. */
export function ItemsField({ items, onChange }: ItemsFieldProps) {
  const remove = (id: number) => onChange(items.filter((item) => item.id !== id));
  const add = (choice: ItemChoice | undefined) => {
    if (!choice || items.some(({ id }) => id === choice.id)) return;
    const { id, name, unique_id } = choice;
    onChange([...items, { id, name, unique_id }]);
  };
  return (
    <fieldset>
      <legend>{counted(items.length, 'item')}</legend>
      <ul class="entries scrolled">
        {items.map(({ id, name, unique_id }) => (
          <li key={id}>
            <span>
              {name} <small>{unique_id}</small>
            </span>
            <button type="button" aria-label={`Remove ${name}`} onClick={() => remove(id)}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      <Picker
        // It is empty again once an item was added.
        key={items.length}
        label="Add an item"
        hint="Name or code. Type to search."
        chosen={undefined}
        search={findItems}
        onChange={add}
      />
    </fieldset>
  );
}

async function findItems(q: string, signal: AbortSignal): Promise<ItemChoice[]> {
  const query = { ...(q ? { q } : {}), order: 'name', limit: 30 } as const;
  const { data } = await page(api, '/v1/items', { query, signal });
  return data.map(({ id, name, unique_id }) => ({
    id,
    name,
    unique_id,
    hint: unique_id ?? undefined,
  }));
}
