import { withQuantity } from './booked-items.ts';
import type { ListedItem } from './listed-item.ts';
import { QuantityInput } from './quantity-input.tsx';

interface StockQuantitiesProps {
  items: readonly ListedItem[];
  onChange: (items: readonly ListedItem[]) => void;
}

/** Inputs for the quantity of each stock among some items. */
export function StockQuantities({ items, onChange }: StockQuantitiesProps) {
  const stocks = items.filter(({ quantity }) => quantity !== undefined);
  if (stocks.length === 0) return null;
  return (
    <ul class="entries">
      {stocks.map(({ id, name, quantity = 0, unit }) => (
        <li key={id}>
          <span>{name}</span>
          <QuantityInput
            label={`Quantity of ${name}`}
            quantity={quantity}
            unit={unit}
            onChange={(next) => onChange(withQuantity(items, id, next))}
          />
        </li>
      ))}
    </ul>
  );
}
