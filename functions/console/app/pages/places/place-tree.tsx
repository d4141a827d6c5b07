import type { Location } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { formatCount } from '#console/format-count.ts';
import { byName } from './places-inside.ts';

export type PlaceAction = 'change' | 'delete';

interface PlaceTreeProps {
  places: readonly Location[];
  /** Whether these are all places. If not, the items in them cannot be counted. */
  hasAll: boolean;
  onAct: (act: PlaceAction, place: Location) => void;
}

/** Places, each under the place that contains it; by its path if that one is not among them. */
export function PlaceTree({ places, hasAll, onAct }: PlaceTreeProps) {
  const knownIds = new Set(places.map(({ id }) => id));
  const below = Map.groupBy(places, ({ parent_id }) =>
    parent_id !== null && knownIds.has(parent_id) ? parent_id : null,
  );
  const counts = hasAll ? countsOf(below) : undefined;
  return (
    <div class="card">
      <Level below={below} counts={counts} of={null} onAct={onAct} />
    </div>
  );
}

type Below = ReadonlyMap<number | null, readonly Location[]>;

/** The number of items in each place, including the places inside it. */
function countsOf(below: Below): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const count = ({ id, items_count }: Location): number => {
    const inside = (below.get(id) ?? []).reduce((sum, one) => sum + count(one), 0);
    counts.set(id, items_count + inside);
    return items_count + inside;
  };
  for (const root of below.get(null) ?? []) count(root);
  return counts;
}

interface LevelProps {
  below: Below;
  counts: ReadonlyMap<number, number> | undefined;
  of: number | null;
  onAct: PlaceTreeProps['onAct'];
}

function Level({ below, counts, of, onAct }: LevelProps) {
  const places = below.get(of);
  if (!places) return null;
  return (
    <ul class="tree">
      {places.toSorted(byName).map((place) => (
        <li key={place.id}>
          <div>
            <span>
              <a href={`#/places/${place.id}`}>{of === null ? place.path : place.name}</a>{' '}
              {counts && <small>{itemsText(counts.get(place.id) ?? 0)}</small>}
            </span>
            {can('content.locations') && <PlaceActions place={place} onAct={onAct} />}
          </div>
          <Level below={below} counts={counts} of={place.id} onAct={onAct} />
        </li>
      ))}
    </ul>
  );
}

interface PlaceActionsProps {
  place: Location;
  onAct: PlaceTreeProps['onAct'];
}

function PlaceActions({ place, onAct }: PlaceActionsProps) {
  return (
    <span class="row-actions">
      <button
        type="button"
        aria-label={`Edit ${place.name}`}
        onClick={() => onAct('change', place)}
      >
        Edit
      </button>
      <button
        type="button"
        aria-label={`Delete ${place.name}`}
        onClick={() => onAct('delete', place)}
      >
        Delete
      </button>
    </span>
  );
}

function itemsText(count: number): string {
  return count === 0 ? 'no items' : formatCount(count, 'item');
}
