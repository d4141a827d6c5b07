import type { Item } from '#console/api/records.ts';
import { cartOfMember } from '#console/cart.ts';
import { formatCount } from '#console/format-count.ts';
import type { Scan } from '#console/pages/scan/scans.ts';
import { goTo } from '#console/route.ts';
import { formatDayTime } from '#console/time.ts';
import { CountList, holderOf, lastPlaceText, placeInside } from './count-list.tsx';
import type { CountedPlace } from './counted-place.ts';
import { type Count, isPending } from './sort-count.ts';

export interface FinishedCount {
  at: number;
  count: Count;
  moved: readonly Item[];
}

interface CountResultProps {
  result: FinishedCount;
  countedPlace: CountedPlace;
  onAgain: () => void;
}

/** The result of a count: what was moved, what is missing, and what remains unclear. */
export function CountResult({ result, countedPlace, onAgain }: CountResultProps) {
  const { at, moved, count } = result;
  const { place, paths } = countedPlace;
  const { missing, outHere, unmatched } = count;
  const seenCount = count.seen.length + count.elsewhere.length + outHere.length;
  const [pending, unknown] = [
    unmatched.filter(isPending),
    unmatched.filter((one) => !isPending(one)),
  ];
  const select = () => {
    cartOfMember().add(missing);
    goTo('/selection');
  };
  return (
    <div class="sections">
      <section class="card" aria-label="Result">
        <h2>Counted {formatDayTime(at)}</h2>
        <p>
          {formatCount(seenCount, 'item')} seen, {missing.length} missing, {moved.length} moved
          here.
        </p>
        {unknown.length > 0 && <p>Labels without an item: {labelsOf(unknown)}.</p>}
        {pending.length > 0 && <p>Labels not looked up and not counted: {labelsOf(pending)}.</p>}
        <div class="actions">
          <a class="button" href={`#/places/${place.id}`}>
            Back to the place
          </a>
          <button type="button" onClick={onAgain}>
            Count again
          </button>
        </div>
      </section>
      <CountList
        title="Missing"
        entries={missing.map((item) => ({ item, note: placeInside(item, countedPlace) }))}
      >
        <div>
          <button type="button" onClick={select}>
            Select {formatCount(missing.length, 'item')}
          </button>
        </div>
      </CountList>
      <CountList
        title="Moved here"
        entries={moved.map((item) => ({ item, note: `was ${lastPlaceText(item, paths)}` }))}
      />
      <CountList
        title="Here, and still out"
        entries={outHere.map(({ item }) => ({ item, note: holderOf(item) }))}
      />
    </div>
  );
}

const labelsOf = (scans: readonly Scan[]) => scans.map(({ label }) => label).join(', ');
