import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { canRead } from '#console/api/session.ts';
import { goTo } from '#console/route.ts';
import { Dialog } from '#console/ui/dialog.tsx';
import { Picker } from '#console/ui/picker.tsx';
import type { Option } from '#console/ui/picker-state.ts';
import { type PlaceSearch, usePlaceSearch } from '#console/ui/place-search.ts';
import { sections } from './sections.ts';

/** A page to go to; its id is its path. */
interface Destination extends Option {
  id: string;
}

/** Finds pages, items, kits, places, contacts and reservations by words of their names, and goes to them. */
export function Palette({ onClose }: { onClose: () => void }) {
  const searchPlaces = usePlaceSearch();
  const open = (destination: Destination | undefined) => {
    if (!destination) return;
    onClose();
    goTo(destination.id);
  };
  return (
    <Dialog title="Go to" onClose={onClose}>
      <div class="palette">
        <Picker
          label="Page, item, kit, place, contact or reservation"
          chosen={undefined}
          search={(text, signal) => findDestinations(text, signal, searchPlaces)}
          onChange={open}
          picksEarly
        />
      </div>
    </Dialog>
  );
}

const maxShown = 6;

async function findDestinations(
  text: string,
  signal: AbortSignal,
  searchPlaces: PlaceSearch,
): Promise<Destination[]> {
  const term = text.trim().toLowerCase();
  const pages = sections
    .filter(({ isOffered, label }) => isOffered() && label.toLowerCase().includes(term))
    .map(({ name, label }) => ({ id: `/${name}`, name: label, hint: 'page' }));
  if (term === '') return pages;
  const query = { q: text, limit: maxShown };
  const [items, kits, places, contacts, reservations] = await Promise.all([
    canRead('content.items') ? page(api, '/v1/items', { query, signal }) : undefined,
    canRead('content.items') ? page(api, '/v1/kits', { query, signal }) : undefined,
    canRead('content.locations') ? searchPlaces(text, signal) : [],
    canRead('content.contacts') ? page(api, '/v1/contacts', { query, signal }) : undefined,
    canRead('action.reserve') ? page(api, '/v1/reservations', { query, signal }) : undefined,
  ]);
  return [
    ...pages,
    ...(items?.data ?? []).map(({ id, name, unique_id }) => ({
      id: `/items/${id}`,
      name,
      hint: unique_id ?? 'item',
    })),
    ...(kits?.data ?? []).map(({ id, name }) => ({ id: `/kits/${id}`, name, hint: 'kit' })),
    ...places.slice(0, maxShown).map(({ id, name, hint = 'place' }) => ({
      id: `/places/${id}`,
      name,
      hint,
    })),
    ...(contacts?.data ?? []).map(({ id, name }) => ({
      id: `/contacts/${id}`,
      name,
      hint: 'contact',
    })),
    ...(reservations?.data ?? []).map(({ id, name }) => ({
      id: `/reservations/${id}`,
      name,
      hint: 'reservation',
    })),
  ];
}
