import { useState } from 'preact/hooks';
import { page, pages } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { readAll } from '#console/api/read-all.ts';
import type { Item, Location } from '#console/api/records.ts';
import { can, canRead } from '#console/api/session.ts';
import { useFresh, useLoad } from '#console/api/use-load.ts';
import { cartOfMember } from '#console/cart.ts';
import { formatCount } from '#console/format-count.ts';
import { RecordPage, useRecord } from '#console/pages/records/record-page.tsx';
import type { SectionProps } from '#console/route.ts';
import { goTo } from '#console/route.ts';
import { Page } from '#console/ui/page.tsx';
import { WithData } from '#console/ui/states.tsx';
import { pageMax } from '#shared/limits.ts';
import { PlaceFacts } from './place-facts.tsx';
import { PlaceForm } from './place-form.tsx';
import { byName } from './places-inside.ts';

const readPlace = (id: number, signal: AbortSignal) =>
  orThrow(api.GET('/v1/locations/{id}', { params: { path: { id } }, signal }));

/** A place, with the items there, the items that belong there, and the places inside it. */
export function PlacePage({ route }: SectionProps) {
  const result = useRecord(readPlace, Number(route.parts[1]));
  const [isEditing, setEditing] = useState(false);
  return (
    <RecordPage result={result} titleWithout="Place not found">
      {(location) => (
        <Page
          title={location.name}
          lead={location.path === location.name ? undefined : location.path}
          actions={
            <>
              {can('content.items', 'action.inventory') && (
                <a class="button" href={`#/places/${location.id}/count`}>
                  Count this place
                </a>
              )}
              <a class="button" href={`#/places/${location.id}/labels`}>
                Labels
              </a>
              {can('content.locations') && (
                <button type="button" onClick={() => setEditing(true)}>
                  Edit
                </button>
              )}
            </>
          }
        >
          <PlaceContents location={location} />
          {isEditing && (
            <PlaceForm
              record={location}
              onClose={() => setEditing(false)}
              onChange={result.onChange}
            />
          )}
        </Page>
      )}
    </RecordPage>
  );
}

const maxShown = 25;

function PlaceContents({ location }: { location: Location }) {
  const { id } = location;
  const result = useLoad(
    async (signal) => {
      const query = { order: 'name', limit: maxShown } as const;
      const canSee = canRead('content.items');
      const [places, itemsHere, homeItems] = await Promise.all([
        readAll(
          pages(api, '/v1/locations', {
            query: { parent_id: String(id), limit: pageMax, order: 'name' },
            signal,
          }),
        ),
        canSee
          ? page(api, '/v1/items', {
              query: { ...query, location_id: id, include_sublocations: true },
              signal,
            })
          : undefined,
        canSee
          ? page(api, '/v1/items', { query: { ...query, home_location_id: id }, signal })
          : undefined,
      ]);
      return { places: places.toSorted(byName), itemsHere, homeItems };
    },
    [id],
  );
  useFresh(result.reload);
  return (
    <WithData result={result} lines={8}>
      {({ places, itemsHere, homeItems }) => (
        <div class="sections two">
          {itemsHere && (
            <ItemsOfPlace
              title="Here now"
              scope={places.length > 0 ? 'Includes the places inside it.' : undefined}
              emptyText="Nothing is here."
              items={itemsHere.data}
              total={itemsHere.meta.pagination.total}
              noteOf={(item) => (item.location_id === id ? undefined : item.location?.name)}
              page={`#/?location_id=${id}`}
            />
          )}
          <div class="sections">
            <PlaceFacts location={location} inside={places} />
            {homeItems && (
              <ItemsOfPlace
                title="Belongs here"
                scope={places.length > 0 ? 'Without the places inside it.' : undefined}
                emptyText="Nothing belongs here."
                items={homeItems.data}
                total={homeItems.meta.pagination.total}
                noteOf={(item) => (item.location_id === id ? undefined : whereabouts(item))}
              />
            )}
          </div>
        </div>
      )}
    </WithData>
  );
}

/** The place or holder of an item that is not at its home place. */
function whereabouts({ holder, location }: Item): string {
  if (holder) return `with ${holder.name}`;
  return location ? `now at ${location.name}` : 'without a place';
}

interface ItemsOfPlaceProps {
  title: string;
  /** What the number of items covers. */
  scope: string | undefined;
  emptyText: string;
  items: readonly Item[];
  total: number;
  noteOf: (item: Item) => string | undefined;
  /** The path of the page that lists all of them. */
  page?: string;
}

function ItemsOfPlace(props: ItemsOfPlaceProps) {
  const { title, scope, emptyText, items, total, noteOf, page: address } = props;
  const select = () => {
    cartOfMember().add(items);
    goTo('/selection');
  };
  return (
    <section class="card" aria-label={title}>
      <div class="card-head">
        <h2>
          {title} <span class="day-count">{total}</span>
        </h2>
        {address && total > 0 && <a href={address}>Show all</a>}
      </div>
      {scope && <p class="hint">{scope}</p>}
      {total === 0 && <p>{emptyText}</p>}
      <ul class="entries">
        {items.map((item) => (
          <li key={item.id}>
            <span>
              <a href={`#/items/${item.id}`}>{item.name}</a>{' '}
              <small>{[item.unique_id, noteOf(item)].filter(Boolean).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ul>
      {total > items.length && <p>and {total - items.length} more</p>}
      {items.length > 0 && (
        <div>
          <button type="button" onClick={select}>
            Select {formatCount(items.length, 'item')}
          </button>
        </div>
      )}
    </section>
  );
}
