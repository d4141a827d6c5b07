import type { ComponentChildren } from 'preact';
import { formatCount } from '#console/format-count.ts';
import type { ListedItem } from './listed-item.ts';

interface TickedItemsProps {
  legend: string;
  items: readonly ListedItem[];
  tickedIds: readonly number[];
  onChange: (ids: readonly number[]) => void;
  /** A note about an item. */
  noteOf?: (id: number) => string | undefined;
  /** More inputs for a ticked item. */
  children?: (item: ListedItem) => ComponentChildren;
}

/** A list of items with a checkbox each. */
export function TickedItems(props: TickedItemsProps) {
  const { legend, items, tickedIds, onChange, noteOf, children } = props;
  const isAll = items.every(({ id }) => tickedIds.includes(id));
  return (
    <fieldset>
      <legend>
        {legend}: {tickedIds.length} of {formatCount(items.length, 'item')}
      </legend>
      <div>
        <button type="button" onClick={() => onChange(isAll ? [] : items.map(({ id }) => id))}>
          {isAll ? 'Select none' : 'Select all'}
        </button>
      </div>
      <ul class="entries scrolled">
        {items.map((item) => (
          <li key={item.id} class="ticked">
            <label class="option">
              <input
                type="checkbox"
                checked={tickedIds.includes(item.id)}
                onChange={({ currentTarget }) =>
                  onChange(withOrWithout(tickedIds, item.id, currentTarget.checked))
                }
              />
              <span>
                {item.name} <small class="code">{item.unique_id}</small>
                {noteOf?.(item.id) && <small class="warned">{noteOf(item.id)}</small>}
              </span>
            </label>
            {tickedIds.includes(item.id) && children?.(item)}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function withOrWithout(ids: readonly number[], id: number, isIn: boolean): readonly number[] {
  const others = ids.filter((one) => one !== id);
  return isIn ? [...others, id] : others;
}
