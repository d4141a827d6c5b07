import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import type { Item } from '#console/api/records.ts';
import { canRead } from '#console/api/session.ts';
import { formatCount } from '#console/format-count.ts';
import { toListedItem, withQuantity } from './booked-items.ts';
import type { ListedItem } from './listed-item.ts';
import { type Choice, Picker } from './picker.tsx';
import { QuantityInput } from './quantity-input.tsx';

interface ItemsFieldProps {
  items: readonly ListedItem[];
  onChange: (items: readonly ListedItem[]) => void;
  /** Whether quantities of stocks can be set. */
  hasQuantities?: boolean;
}

interface ItemChoice extends Choice {
  item: Item;
}

/** The items of a booking, with an input to add one. */
export function ItemsField({ items, onChange, hasQuantities = false }: ItemsFieldProps) {
  const remove = (id: number) => onChange(items.filter((item) => item.id !== id));
  const add = (choice: ItemChoice | undefined) => {
    if (!choice || items.some(({ id }) => id === choice.id)) return;
    const { id, name, unique_id } = choice.item;
    onChange([...items, hasQuantities ? toListedItem(choice.item) : { id, name, unique_id }]);
  };
  return (
    <fieldset>
      <legend>{formatCount(items.length, 'item')}</legend>
      <ul class="entries scrolled">
        {items.map(({ id, name, unique_id, quantity, unit }) => (
          <li key={id}>
            <span>
              {name} <small>{unique_id}</small>
            </span>
            {quantity !== undefined && (
              <QuantityInput
                label={`Quantity of ${name}`}
                quantity={quantity}
                unit={unit}
                onChange={(next) => onChange(withQuantity(items, id, next))}
              />
            )}
            <button type="button" aria-label={`Remove ${name}`} onClick={() => remove(id)}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      {canRead('content.items') && (
        <Picker
          // A new key empties the input after an item was added.
          key={items.length}
          label="Add an item"
          hint="Name or code. Type to search."
          chosen={undefined}
          search={findItems}
          onChange={add}
        />
      )}
    </fieldset>
  );
}

async function findItems(q: string, signal: AbortSignal): Promise<ItemChoice[]> {
  const query = { ...(q ? { q } : {}), order: 'name', limit: 30 } as const;
  const { data } = await page(api, '/v1/items', { query, signal });
  return data.map((item) => ({
    id: item.id,
    name: item.name,
    hint: item.unique_id ?? undefined,
    item,
  }));
}
