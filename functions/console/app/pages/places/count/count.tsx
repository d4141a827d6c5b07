import { useMemo, useState } from 'preact/hooks';
import { pages } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { findByLabel } from '#console/api/find-by-label.ts';
import { readAll } from '#console/api/read-all.ts';
import type { Item, Location } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { RecordPage, useRecord } from '#console/pages/records/record-page.tsx';
import { Camera } from '#console/pages/scan/camera.tsx';
import { clearScans } from '#console/pages/scan/clear-scans.ts';
import { LabelForm } from '#console/pages/scan/label-form.tsx';
import { createScans, storageOfMember } from '#console/pages/scan/scans.ts';
import { useScans } from '#console/pages/scan/use-scans.ts';
import type { SectionProps } from '#console/route.ts';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { pageMax } from '#shared/limits.ts';
import { CountList, holderOf, placeText } from './count-list.tsx';
import { CountResult, type FinishedCount } from './count-result.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { type CountedItem, finderOf, isPending, labelOf, sortCount } from './sort-count.ts';
import { UnmatchedLabels } from './unmatched-labels.tsx';

/** More items than one place holds. */
const max = 2000;

interface CountedPlace {
  place: Location;
  expectedItems: Item[];
}

async function readPlace(id: number, signal: AbortSignal): Promise<{ data: CountedPlace }> {
  const query = { location_id: id, order: 'name', limit: pageMax } as const;
  const [{ data: place }, expectedItems] = await Promise.all([
    orThrow(api.GET('/v1/locations/{id}', { params: { path: { id } }, signal })),
    readAll(pages(api, '/v1/items', { query, signal }), max),
  ]);
  return { data: { place, expectedItems } };
}

/** A stock-take of a place: compares what is scanned there with what should be there. */
export function CountPage({ route: { parts } }: SectionProps) {
  if (!can('content.items', 'action.inventory'))
    return <NotAllowed title="Count" records="stock-takes" />;
  return <LoadedCount id={Number(parts[1])} />;
}

function LoadedCount({ id }: { id: number }) {
  const placeResult = useRecord(readPlace, id);
  const [result, setResult] = useState<FinishedCount>();
  return (
    <RecordPage result={placeResult} titleWithout="Place not found">
      {({ place, expectedItems }) => (
        <Page
          title={`Count ${place.name}`}
          lead={
            <>
              Scan everything at <a href={`#/places/${id}`}>{place.name}</a>, but not in the places
              inside it. Nothing is saved until you finish the count.
            </>
          }
        >
          {result ? (
            <CountResult result={result} placeId={id} onAgain={() => setResult(undefined)} />
          ) : (
            <Counting
              place={place}
              expectedItems={expectedItems}
              onFinish={setResult}
              onMovedBack={() => setResult((finished) => finished && { ...finished, moved: [] })}
              onChange={placeResult.onChange}
            />
          )}
        </Page>
      )}
    </RecordPage>
  );
}

interface CountingProps extends CountedPlace {
  onFinish: (result: FinishedCount) => void;
  onMovedBack: () => void;
  onChange: () => void;
}

function Counting({ place, expectedItems, onFinish, onMovedBack, onChange }: CountingProps) {
  const [isFinishing, setFinishing] = useState(false);
  const scans = useMemo(() => {
    const find = finderOf(expectedItems);
    return createScans(storageOfMember(`count.${place.id}`), async (label) => {
      const item = find(label);
      return item ? [item] : findByLabel(label);
    });
  }, [place.id, expectedItems]);
  const list = useScans(scans);
  const count = sortCount(place.id, expectedItems, list);
  const { seen, missing, elsewhere, outHere, out, unmatched } = count;
  const foundCount = seen.length + elsewhere.length + outHere.length;
  const removing = ({ item, label }: CountedItem, note?: string) => ({
    item,
    note,
    action: { label: 'Remove', name: `Remove ${item.name}`, run: () => scans.remove(label) },
  });
  return (
    <div class="sections two">
      <div class="sections">
        <section class="card" aria-label="Labels">
          <Camera onLabel={scans.add} />
          <LabelForm onLabel={scans.add} />
          <p role="status">
            {latestScanText(list[0]?.label, count)} {seen.length} of {seen.length + missing.length}{' '}
            seen.
          </p>
          <div class="actions">
            <button
              type="button"
              class="primary"
              disabled={foundCount === 0 || unmatched.some(isPending)}
              onClick={() => setFinishing(true)}
            >
              Finish count
            </button>
            {list.length > 0 && (
              <button type="button" onClick={() => clearScans(scans)}>
                Start again
              </button>
            )}
          </div>
        </section>
        <UnmatchedLabels scans={unmatched} onRetry={scans.lookUp} onRemove={scans.remove} />
        <CountList
          title="Belongs elsewhere"
          entries={elsewhere.map((one) => removing(one, placeText(one.item)))}
        />
        <CountList
          title="Here, and still out"
          entries={outHere.map((one) => removing(one, holderOf(one.item)))}
        />
      </div>
      <div class="sections">
        <CountList
          title="Not seen yet"
          entries={missing.map((item) => ({
            item,
            action: {
              label: 'Seen',
              name: `Mark ${item.name} as seen`,
              run: () => scans.add(labelOf(item)),
            },
          }))}
        />
        <CountList title="Seen" entries={seen.map((one) => removing(one))} />
        <CountList title="Out" entries={out.map((item) => ({ item, note: holderOf(item) }))} />
      </div>
      {isFinishing && (
        <FinishDialog
          place={place}
          count={count}
          onClose={() => setFinishing(false)}
          onChange={onChange}
          onMovedBack={onMovedBack}
          onDone={(movedItems) => {
            scans.clear();
            onFinish({ at: Date.now(), count, moved: movedItems });
          }}
        />
      )}
    </div>
  );
}

/** The announcement for screen readers after a scan. */
function latestScanText(label: string | undefined, count: ReturnType<typeof sortCount>): string {
  if (label === undefined) return '';
  const unmatchedScan = count.unmatched.find((scan) => scan.label === label);
  if (unmatchedScan)
    return unmatchedScan.state === 'unknown' ? `No item has the label ${label}.` : '';
  const among = (entries: readonly CountedItem[]) => entries.find((one) => one.label === label);
  const [here, other, out] = [count.seen, count.elsewhere, count.outHere].map(among);
  if (here) return `${here.item.name} seen.`;
  if (other) return `${other.item.name} belongs elsewhere.`;
  return out ? `${out.item.name} is out.` : '';
}
