import type { Item } from '#console/api/records.ts';
import { cartOfMember } from '#console/cart.ts';
import { nameWithCode } from '#console/name-with-code.ts';
import { canCheckOut, stateOf } from '#console/pages/items/state.ts';
import { goTo } from '#console/route.ts';
import { Badge } from '#console/ui/badge.tsx';
import { itemsMax } from '#shared/limits.ts';
import type { Scan } from './scans.ts';

interface ScannedProps {
  scans: readonly Scan[];
  isAllowed: boolean;
  onOut: (items: Item[]) => void;
  onIn: (checkoutId: number, items: Item[]) => void;
  onRetry: (label: string) => void;
  onRemove: (label: string) => void;
}

/** The scanned items, with actions for all of them. */
export function Scanned({ scans, isAllowed, onOut, onIn, onRetry, onRemove }: ScannedProps) {
  const items = scans.flatMap((scan) => scan.items);
  const available = items.filter(canCheckOut);
  const out = Map.groupBy(
    items.filter(({ checkout_id }) => checkout_id !== null),
    ({ checkout_id }) => checkout_id ?? 0,
  );
  return (
    <>
      {items.length > 0 && (
        <div class="actions">
          <button type="button" onClick={() => select(items)}>
            Select {items.length}
          </button>
        </div>
      )}
      {isAllowed && (
        <div class="actions">
          {available.length > 0 && (
            <button
              type="button"
              class="primary"
              onClick={() =>
                // One checkout cannot hold that many: the selection makes several.
                available.length > itemsMax
                  ? select(available, '/selection/check-out')
                  : onOut(available)
              }
            >
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
      <ul class="entries">
        {scans.map((scan) => (
          <ScanEntry
            key={scan.label}
            scan={scan}
            onRetry={() => onRetry(scan.label)}
            onRemove={() => onRemove(scan.label)}
          />
        ))}
      </ul>
    </>
  );
}

/** Adds the scanned items to the selection, for further actions. */
function select(items: readonly Item[], page = '/selection'): void {
  cartOfMember().add(items);
  goTo(page);
}

interface ScanEntryProps {
  scan: Scan;
  onRetry: () => void;
  onRemove: () => void;
}

function ScanEntry({ scan, onRetry, onRemove }: ScanEntryProps) {
  const { label, state, items, place, problem } = scan;
  const name = place?.name ?? (items.map(nameWithCode).join(', ') || label);
  return (
    <li>
      {items.map((item) => (
        <span key={item.id} class="entry-item">
          <a href={`#/items/${item.id}`}>{item.name}</a>
          <small class="code">{item.unique_id}</small>
          <Badge tone={stateOf(item).tone}>{stateOf(item).label}</Badge>
        </span>
      ))}
      {place && (
        <span>
          <a href={`#/places/${place.id}`}>{place.name}</a> <small>{place.path}</small>
        </span>
      )}
      {items.length === 0 && !place && (
        <span>
          {label} <small>{state === 'failed' ? problem?.message : stateLabels[state]}</small>
        </span>
      )}
      {state === 'failed' && (
        <button type="button" aria-label={`Try again: ${label}`} onClick={onRetry}>
          Try again
        </button>
      )}
      <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </button>
    </li>
  );
}

const stateLabels = {
  waiting: 'Looking it up …',
  found: '',
  unknown: 'No item has this label.',
} as const;
