import type { Item } from '#console/api/records.ts';
import { stateOf } from '#console/pages/items/state.ts';
import { Badge } from '#console/ui/badge.tsx';

interface ScannedProps {
  items: readonly Item[];
  canCheckOut: boolean;
  onOut: (items: Item[]) => void;
  onIn: (checkoutId: number, items: Item[]) => void;
  onRemove: (id: number) => void;
}

export function Scanned({ items, canCheckOut, onOut, onIn, onRemove }: ScannedProps) {
  const available = items.filter(({ availability }) => availability === 'available');
  const out = Map.groupBy(
    items.filter(({ checkout_id }) => checkout_id !== null),
    ({ checkout_id }) => checkout_id ?? 0,
  );
  return (
    <>
      <ul class="entries">
        {items.map((item) => {
          const { tone, label } = stateOf(item);
          return (
            <li key={item.id}>
              <a href={`#/items/${item.id}`}>{item.name}</a>
              <Badge tone={tone}>{label}</Badge>
              <button
                type="button"
                aria-label={`Remove ${item.name}`}
                onClick={() => onRemove(item.id)}
              >
                Remove
              </button>
            </li>
          );
        })}
      </ul>
      {canCheckOut && (
        <div class="actions">
          {available.length > 0 && (
            <button type="button" class="primary" onClick={() => onOut(available)}>
              Check out {available.length}
            </button>
          )}
          {[...out].map(([checkoutId, group]) => (
            <button key={checkoutId} type="button" onClick={() => onIn(checkoutId, group)}>
              Check in {group.length} of {group[0]?.checkout?.name}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
