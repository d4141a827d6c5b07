import { useId, useRef } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import type { Item } from '#console/api/records.ts';
import { canRead } from '#console/api/session.ts';
import { formatCount } from '#console/format-count.ts';
import { BookedItemList } from './booked-item-list.tsx';
import { toListedItem } from './booked-items.ts';
import type { ListedItem } from './listed-item.ts';
import { type Choice, Picker } from './picker.tsx';
import { useEmptiedInput } from './use-emptied-input.ts';
import { useScannedItems } from './use-scanned-items.ts';

interface ItemsFieldProps {
  items: readonly ListedItem[];
  onChange: (items: readonly ListedItem[]) => void;
  /** Whether quantities of stocks can be set. */
  hasQuantities?: boolean;
  error?: string | undefined;
}

interface ItemChoice extends Choice {
  item: Item;
}

/** The items of a booking, with an input to add one; scanning a label anywhere in the form adds its item. */
export function ItemsField(props: ItemsFieldProps) {
  const { items, onChange, hasQuantities = false, error } = props;
  const errorId = useId();
  const area = useEmptiedInput<HTMLFieldSetElement>(items.length);
  const latestItems = useRef(items);
  latestItems.current = items;
  const add = (item: Item): string => {
    const before = latestItems.current;
    const { id, name, unique_id } = item;
    if (before.some((one) => one.id === id)) return `${name} is in the list already.`;
    // Another answer may arrive before the list is drawn again.
    latestItems.current = [...before, hasQuantities ? toListedItem(item) : { id, name, unique_id }];
    onChange(latestItems.current);
    return `${name} added.`;
  };
  const isScanning = useScannedItems(area, add);
  return (
    <fieldset
      ref={area}
      aria-describedby={error ? errorId : undefined}
      data-unresolved={isScanning ? 'open' : undefined}
    >
      <legend>{formatCount(items.length, 'item')}</legend>
      <BookedItemList items={items} onChange={onChange} />
      {canRead('content.items') && (
        <Picker
          // A new key empties the input after an item was added.
          key={items.length}
          label="Add an item"
          hint="Name or code. Type to search."
          chosen={undefined}
          search={findItems}
          onChange={(choice) => choice && add(choice.item)}
        />
      )}
      {error && (
        <p class="error" id={errorId} role="alert" tabIndex={-1}>
          {error}
        </p>
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
