import type { Location } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { counted } from '#console/counted.ts';

export type Act = 'change' | 'delete';

interface PlaceTreeProps {
  places: readonly Location[];
  onAct: (act: Act, place: Location) => void;
}

/** All places, each below the one that it is within. */
export function PlaceTree({ places, onAct }: PlaceTreeProps) {
  const known = new Set(places.map(({ id }) => id));
  const below = Map.groupBy(places, ({ parent_id }) =>
    parent_id !== null && known.has(parent_id) ? parent_id : null,
  );
  return (
    <div class="card">
      <Level below={below} of={null} onAct={onAct} />
    </div>
  );
}

interface LevelProps {
  below: ReadonlyMap<number | null, readonly Location[]>;
  of: number | null;
  onAct: PlaceTreeProps['onAct'];
}

function Level({ below, of, onAct }: LevelProps) {
  const places = below.get(of);
  if (!places) return null;
  return (
    <ul class="tree">
      {places.map((place) => (
        <li key={place.id}>
          <div>
            <span>
              {place.name} <small>{countOf(place)}</small>
            </span>
            {can('content.locations') && <PlaceActions place={place} onAct={onAct} />}
          </div>
          <Level below={below} of={place.id} onAct={onAct} />
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

function countOf({ items_count }: Location): string {
  return items_count === 0 ? 'no items' : counted(items_count, 'item');
}
