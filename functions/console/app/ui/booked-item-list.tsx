import { nameWithCode } from '#console/name-with-code.ts';
import { withQuantity } from './booked-items.ts';
import type { ListedItem } from './listed-item.ts';
import { QuantityInput } from './quantity-input.tsx';

interface BookedItemListProps {
  items: readonly ListedItem[];
  onChange: (items: readonly ListedItem[]) => void;
}

/** The items of a booking, each with a button that removes it; stocks with their quantities. */
export function BookedItemList({ items, onChange }: BookedItemListProps) {
  return (
    <ul class="entries scrolled">
      {items.map(({ id, name, unique_id, quantity, unit }) => (
        <li key={id}>
          <span>
            {name} <small class="code">{unique_id}</small>
          </span>
          {quantity !== undefined && (
            <QuantityInput
              label={`Quantity of ${name}`}
              quantity={quantity}
              unit={unit}
              onChange={(next) => onChange(withQuantity(items, id, next))}
            />
          )}
          <button
            type="button"
            aria-label={`Remove ${nameWithCode({ name, unique_id })}`}
            onClick={() => onChange(items.filter((item) => item.id !== id))}
          >
            Remove
          </button>
        </li>
      ))}
    </ul>
  );
}
