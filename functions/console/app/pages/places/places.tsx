import { useState } from 'preact/hooks';
import { getAll } from '#console/api/pages.ts';
import type { Location } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { DeleteWindow } from '#console/ui/delete-window.tsx';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { PlaceForm } from './place-form.tsx';
import { type Act, PlaceTree } from './place-tree.tsx';

export function PlacesPage() {
  if (can('content.locations')) return <Places />;
  return <NotAllowed title="Places" what="the places" records="locations" />;
}

type Open = { kind: 'add' } | { kind: Act; place: Location };

/** More than any account has. */
const most = 10_000;

function Places() {
  const [open, setOpen] = useState<Open>();
  const loaded = useLoad(
    (signal) => getAll<Location>('/v1/locations', { sort: 'name' }, { most, signal }),
    [],
  );
  return (
    <Page
      title="Places"
      lead="Where equipment is, and where it goes. A place can be within another."
      actions={
        <button type="button" class="primary" onClick={() => setOpen({ kind: 'add' })}>
          Add a place
        </button>
      }
    >
      <WithData loaded={loaded}>
        {(places) =>
          places.length === 0 ? (
            <Empty title="There are no places yet">
              <p>Begin with the building that the equipment is in, then its rooms and shelves.</p>
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
          path={`/v1/locations/${id}`}
          name={name}
          lead="Only a place that nothing is in, and nothing goes to, can be deleted."
          {...page}
        />
      );
    }
  }
}
