import { useState } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { readFirstRecords } from '#console/api/first-records.ts';
import type { Location } from '#console/api/records.ts';
import { can, canRead } from '#console/api/session.ts';
import { useFresh, useLoad } from '#console/api/use-load.ts';
import { lazy } from '#console/lazy.tsx';
import { goTo, type SectionProps } from '#console/route.ts';
import { DeleteDialog } from '#console/ui/delete-dialog.tsx';
import { NotAll } from '#console/ui/not-all.tsx';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { Picker } from '#console/ui/picker.tsx';
import { usePlaceSearch } from '#console/ui/place-search.ts';
import { Empty, WithData } from '#console/ui/states.tsx';
import { PlacePage } from './place.tsx';
import { PlaceForm } from './place-form.tsx';
import { type PlaceAction, PlaceTree } from './place-tree.tsx';

const CountPage = lazy(() => import('./count/count.tsx'), 'CountPage');
// A file of its own, because of the library that draws QR codes.
const PlaceLabels = lazy(() => import('./place-labels.tsx'), 'PlaceLabels');

export function PlacesPage({ route }: SectionProps) {
  if (!canRead('content.locations')) return <NotAllowed title="Places" records="places" />;
  const [, id, part] = route.parts;
  if (id === undefined) return <Places />;
  if (part === 'labels') return <PlaceLabels key={id} route={route} />;
  return part === 'count' ? <CountPage key={id} route={route} /> : <PlacePage route={route} />;
}

type PlaceDialog = { kind: 'add' } | { kind: PlaceAction; place: Location };

/** The page makes at most this many calls when it opens; each reads 200 places. */
const callsAtMost = 4;
/** The most calls when the user asks for all places: more than any account needs. */
const callsForAll = 50;

function Places() {
  const [open, setOpen] = useState<PlaceDialog>();
  const [isWhole, setWhole] = useState(false);
  const result = useLoad(
    (signal) =>
      // In the order of their creation: most places are created before those inside them.
      readFirstRecords(
        (query) => page(api, '/v1/locations', { query, signal }),
        isWhole ? callsForAll : callsAtMost,
      ),
    [isWhole],
  );
  useFresh(result.reload);
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
      <WithData result={result}>
        {(places) =>
          places.total === 0 ? (
            <Empty title="No places yet">
              {can('content.locations') && (
                <p>
                  Start with a building, then add its rooms and shelves, or{' '}
                  <a href="#/import/places">import a list</a> of them.
                </p>
              )}
            </Empty>
          ) : (
            <>
              <PlaceFinder />
              <NotAll part={places} noun="places" />
              {!isWhole && places.records.length < places.total && (
                <p>
                  <button type="button" onClick={() => setWhole(true)}>
                    Show all places
                  </button>
                </p>
              )}
              <PlaceTree
                places={places.records}
                hasAll={places.records.length === places.total}
                onAct={(kind, place) => setOpen({ kind, place })}
              />
            </>
          )
        }
      </WithData>
      {open && (
        <PlaceDialog open={open} onClose={() => setOpen(undefined)} onChange={result.reload} />
      )}
    </Page>
  );
}

/** Opens the page of a place that is found by the words of its path. */
function PlaceFinder() {
  return (
    <search class="finder">
      <Picker
        label="Find a place"
        chosen={undefined}
        search={usePlaceSearch()}
        onChange={(place) => place && goTo(`/places/${place.id}`)}
        none="No place found"
        picksEarly
      />
    </search>
  );
}

interface PlaceDialogProps {
  open: PlaceDialog;
  onClose: () => void;
  onChange: () => void;
}

/** The dialog that is open on the page of places. */
function PlaceDialog({ open, ...dialogProps }: PlaceDialogProps) {
  switch (open.kind) {
    case 'add':
      return <PlaceForm {...dialogProps} />;
    case 'change':
      return <PlaceForm record={open.place} {...dialogProps} />;
    case 'delete': {
      const { id, name } = open.place;
      return (
        <DeleteDialog
          remove={() => orThrow(api.DELETE('/v1/locations/{id}', { params: { path: { id } } }))}
          restore={() =>
            orThrow(api.POST('/v1/locations/{id}/restore', { params: { path: { id } } }))
          }
          name={name}
          lead="You cannot delete a place that items or bookings still use, or with places inside."
          {...dialogProps}
        />
      );
    }
  }
}
