import type { ScannedPlace } from './sort-count.ts';

interface ScannedPlacesProps {
  places: readonly ScannedPlace[];
  onRemove: (label: string) => void;
}

/** Scanned labels of places, which count no item. */
export function ScannedPlaces({ places, onRemove }: ScannedPlacesProps) {
  if (places.length === 0) return null;
  return (
    <section class="card" aria-label="Labels of places">
      <h2>
        Labels of places <span class="day-count">{places.length}</span>
      </h2>
      <p>Scan the items at a place, not the place.</p>
      <ul class="entries">
        {places.map(({ label, place }) => (
          <li key={label}>
            <span>
              <a href={`#/places/${place.id}`}>{place.name}</a> <small>{place.path}</small>
            </span>
            <button
              type="button"
              aria-label={`Remove ${place.name}`}
              onClick={() => onRemove(label)}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
