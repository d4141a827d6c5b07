import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { findByLabel, findPlaceByLabel } from '#console/api/find-by-label.ts';
import { Camera } from '#console/pages/scan/camera.tsx';
import { clearScans } from '#console/pages/scan/clear-scans.ts';
import { LabelForm } from '#console/pages/scan/label-form.tsx';
import { createScans, storageOfMember } from '#console/pages/scan/scans.ts';
import { useScans } from '#console/pages/scan/use-scans.ts';
import { CountList, holderOf, lastPlaceText, placeInside } from './count-list.tsx';
import type { FinishedCount } from './count-result.tsx';
import type { CountedPlace } from './counted-place.ts';
import { FinishDialog } from './finish-dialog.tsx';
import { ScannedPlaces } from './scanned-places.tsx';
import {
  type Count,
  type CountedItem,
  finderOf,
  isPending,
  labelOf,
  sortCount,
} from './sort-count.ts';
import { UnmatchedLabels } from './unmatched-labels.tsx';

interface CountingProps {
  countedPlace: CountedPlace;
  /** Whether what is expected is still being read. */
  isLoading: boolean;
  onFinish: (result: FinishedCount) => void;
  onMovedBack: () => void;
  onChange: () => void;
  /** What can be chosen about the count. */
  children: ComponentChildren;
}

/** The scans of a count, compared with what is expected. */
export function Counting(props: CountingProps) {
  const { countedPlace, isLoading, onFinish, onMovedBack, onChange, children } = props;
  const { place, placeIds, paths, expected } = countedPlace;
  const [isFinishing, setFinishing] = useState(false);
  const find = useRef(finderOf([]));
  find.current = useMemo(() => finderOf(expected.records), [expected]);
  const scans = useMemo(() => {
    const findItems = async (label: string) => {
      const item = find.current(label);
      return item ? [item] : findByLabel(label);
    };
    return createScans(storageOfMember(`count.${place.id}`), findItems, findPlaceByLabel);
  }, [place.id]);
  const list = useScans(scans);
  const count = sortCount(placeIds, expected.records, list);
  const { seen, missing, elsewhere, outHere, out, places, unmatched } = count;
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
          {children}
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
              disabled={foundCount === 0 || isLoading || unmatched.some(isPending)}
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
        <ScannedPlaces places={places} onRemove={scans.remove} />
        <CountList
          title="Belongs elsewhere"
          entries={elsewhere.map((one) => removing(one, lastPlaceText(one.item, paths)))}
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
            note: placeInside(item, countedPlace),
            action: {
              label: 'Seen',
              name: `Mark ${item.name} as seen`,
              run: () => scans.add(labelOf(item)),
            },
          }))}
        />
        <CountList
          title="Seen"
          entries={seen.map((one) => removing(one, placeInside(one.item, countedPlace)))}
        />
        <CountList title="Out" entries={out.map((item) => ({ item, note: holderOf(item) }))} />
      </div>
      {isFinishing && (
        <FinishDialog
          countedPlace={countedPlace}
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
function latestScanText(label: string | undefined, count: Count): string {
  if (label === undefined) return '';
  const unmatchedScan = count.unmatched.find((scan) => scan.label === label);
  if (unmatchedScan)
    return unmatchedScan.state === 'unknown' ? `No item has the label ${label}.` : '';
  const scannedPlace = count.places.find((one) => one.label === label)?.place;
  if (scannedPlace) return `${scannedPlace.name} is a place, not an item.`;
  const among = (entries: readonly CountedItem[]) => entries.find((one) => one.label === label);
  const [here, other, out] = [count.seen, count.elsewhere, count.outHere].map(among);
  if (here) return `${here.item.name} seen.`;
  if (other) return `${other.item.name} belongs elsewhere.`;
  return out ? `${out.item.name} is out.` : '';
}
