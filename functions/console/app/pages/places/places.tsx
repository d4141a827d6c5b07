import { useState } from 'preact/hooks';
import { pages } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { readAll } from '#console/api/read-all.ts';
import type { Location } from '#console/api/records.ts';
import { can, canRead } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { lazy } from '#console/lazy.tsx';
import type { SectionProps } from '#console/route.ts';
import { DeleteWindow } from '#console/ui/delete-window.tsx';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { PlaceForm } from './place-form.tsx';
import { type Act, PlaceTree } from './place-tree.tsx';

const PlacePage = lazy(() => import('./place.tsx'), 'PlacePage');

export function PlacesPage({ place }: SectionProps) {
  if (!canRead('content.locations')) return <NotAllowed title="Places" records="places" />;
  return place.parts[1] === undefined ? <Places /> : <PlacePage place={place} />;
}

type Open = { kind: 'add' } | { kind: Act; place: Location };

/** More than any account has. */
const most = 10_000;

function Places() {
  const [open, setOpen] = useState<Open>();
  const loaded = useLoad(
    (signal) =>
      readAll(pages(api, '/v1/locations', { query: { limit: 200, sort: 'name' }, signal }), most),
    [],
  );
  return (
    <Page
      title="Places"
      lead="Where equipment is stored and used. A place can be inside another."
      actions={
        can('content.locations') && (
          <button type="button" class="primary" onClick={() => setOpen({ kind: 'add' })}>
            Add place
          </button>
        )
      }
    >
      <WithData loaded={loaded}>
        {(places) =>
          places.length === 0 ? (
            <Empty title="No places yet">
              <p>Start with a building, then add its rooms and shelves.</p>
            </Empty>
          ) : (
            <PlaceTree places={places} onAct={(kind, place) => setOpen({ kind, place })} />
          )
        }
      </WithData>
      {open && (
        <PlaceWindow open={open} onClose={() => setOpen(undefined)} onChange={loaded.reload} />
      )}
    </Page>
  );
}

interface PlaceWindowProps {
  open: Open;
  onClose: () => void;
  onChange: () => void;
}

/** The one window that is open over the places. */
function PlaceWindow({ open, ...page }: PlaceWindowProps) {
  switch (open.kind) {
    case 'add':
      return <PlaceForm {...page} />;
    case 'change':
      return <PlaceForm known={open.place} {...page} />;
    case 'delete': {
      const { id, name } = open.place;
      return (
        <DeleteWindow
          remove={() => orThrow(api.DELETE('/v1/locations/{id}', { params: { path: { id } } }))}
          restore={() =>
            orThrow(api.POST('/v1/locations/{id}/restore', { params: { path: { id } } }))
          }
          name={name}
          lead="You cannot delete a place that items or bookings still use."
          {...page}
        />
      );
    }
  }
}
