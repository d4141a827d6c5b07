import { useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { readPlaces } from '#console/api/read-places.ts';
import { can } from '#console/api/session.ts';
import { RecordPage, useRecord } from '#console/pages/records/record-page.tsx';
import type { SectionProps } from '#console/route.ts';
import { LabelPage, Labels, type PrintedLabel, WithoutLabel } from '#console/ui/label-page.tsx';
import { InsideOption } from './inside-option.tsx';
import { type InsidePlace, placesInside } from './places-inside.ts';

/** The labels of a place, and of the places inside it. */
export function PlaceLabels({ route: { parts } }: SectionProps) {
  const [isDeep, setDeep] = useState(true);
  const result = useRecord(readLabelledPlaces, Number(parts[1]));
  return (
    <RecordPage result={result} titleWithout="Place not found">
      {([outer, ...inside]) => {
        const places = [outer, ...(isDeep ? inside : [])];
        return (
          <LabelPage
            title={`Labels of ${outer.path}`}
            back={`#/places/${outer.location.id}`}
            options={inside.length > 0 && <InsideOption isDeep={isDeep} onChange={setDeep} />}
          >
            {(size) => (
              <>
                <WithoutLabel
                  what="a label"
                  names={namesWithout(places)}
                  {...(can('content.locations') ? { advice } : {})}
                />
                <Labels size={size} labels={places.flatMap(printedLabels)} />
              </>
            )}
          </LabelPage>
        );
      }}
    </RecordPage>
  );
}

const advice = 'To give a place a label, edit it.';

type LabelledPlaces = readonly [outer: InsidePlace, ...inside: InsidePlace[]];

async function readLabelledPlaces(
  id: number,
  signal: AbortSignal,
): Promise<{ data: LabelledPlaces }> {
  const [{ data: location }, places] = await Promise.all([
    orThrow(api.GET('/v1/locations/{id}', { params: { path: { id } }, signal })),
    readPlaces({ signal }),
  ]);
  return { data: [{ location, path: location.name }, ...placesInside(id, places)] };
}

const namesWithout = (places: readonly InsidePlace[]) =>
  places.filter(({ location }) => location.qr.length === 0).map(({ path }) => path);

/** A place's label: its first one, with its name and its path. */
function printedLabels({ location: { id, name, path, qr } }: InsidePlace): PrintedLabel[] {
  const [text] = qr;
  if (text === undefined) return [];
  return [{ id, name, text, ...(path === name ? {} : { detail: path }), end: text }];
}
