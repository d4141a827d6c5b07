import type { ComponentChildren } from 'preact';
import type { Item } from '#console/api/records.ts';
import type { CountedPlace } from './counted-place.ts';

interface ListedCount {
  item: Item;
  note?: string | undefined;
  action?: { label: string; name: string; run: () => void } | undefined;
}

interface CountListProps {
  title: string;
  entries: readonly ListedCount[];
  children?: ComponentChildren;
}

/** A list of items in a count, with the actions for each. */
export function CountList({ title, entries, children }: CountListProps) {
  if (entries.length === 0) return null;
  return (
    <section class="card" aria-label={title}>
      <h2>
        {title} <span class="day-count">{entries.length}</span>
      </h2>
      {children}
      <ul class="entries scrolled">
        {entries.map(({ item, note, action }) => (
          <li key={item.id}>
            <span>
              <a href={`#/items/${item.id}`}>{item.name}</a>{' '}
              <small>{[item.unique_id, note].filter(Boolean).join(' · ')}</small>
            </span>
            {action && (
              <button type="button" aria-label={action.name} onClick={action.run}>
                {action.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The person who has an item that is checked out. */
export function holderOf({ holder, checkout }: Item): string {
  return holder ? `with ${holder.name}` : `on ${checkout?.name ?? 'a checkout'}`;
}

/** The last known place of an item, by its path if that is known. */
export function lastPlaceText({ location }: Item, paths: ReadonlyMap<number, string>): string {
  return location ? `at ${paths.get(location.id) ?? location.name}` : 'without a place';
}

/** Which of the places inside an item is at; none if it is directly at the counted place. */
export function placeInside(item: Item, { place, paths }: CountedPlace): string | undefined {
  return item.location_id === place.id ? undefined : lastPlaceText(item, paths);
}
