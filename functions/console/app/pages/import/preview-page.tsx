import { formatCount } from '#console/format-count.ts';
import { listNames } from '#console/ui/list-names.ts';
import { useStepFocus } from '#console/ui/use-step-focus.ts';
import { createOnlyFields } from '#importer/changes.ts';
import type { ImportPlan } from '#importer/plan.ts';
import type { ImportKind } from './import-kinds.ts';
import type { ImportPreview } from './preview-import.ts';
import { RefusedRows } from './refused-rows.tsx';

interface PreviewPageProps {
  importKind: ImportKind;
  preview: ImportPreview;
  fileName: string;
  changesKnown: boolean;
  onStart: () => void;
}

/** The expected result of an import, with the button that starts it. */
export function PreviewPage({ importKind, preview, ...page }: PreviewPageProps) {
  const { noun, labelOf } = importKind;
  const { plan, added, present, refused, newPlaces, unreferenced, repeated } = preview;
  const outcome = useStepFocus<HTMLElement>();
  const onlyForNew = createOnlyFields(plan.columns, plan.kind).map(labelOf);
  const sentCount = added + (page.changesKnown ? present : 0);
  const knownAction = page.changesKnown
    ? 'will be updated where the file differs'
    : 'will be skipped';
  return (
    <section class="card import-outcome" aria-label="What will be done" ref={outcome} tabIndex={-1}>
      <ul>
        <li>{formatCount(added, noun)} will be added.</li>
        {present > 0 && (
          <li>
            {formatCount(present, noun)} already {existVerb(present)} and {knownAction}.
          </li>
        )}
        {page.changesKnown && present > 0 && onlyForNew.length > 0 && (
          <li>
            Only set on new {noun}s: {shortList(onlyForNew)}
          </li>
        )}
        {unreferenced > 0 && (
          <li>
            {formatCount(unreferenced, noun)} already {existVerb(unreferenced)} without an external
            reference and will be skipped.
          </li>
        )}
        {hasMadeNames(plan) && (
          <li>
            No column has the name. It will be made from {shortList(plan.kind.namedBy.map(labelOf))}
          </li>
        )}
        {newPlaces.length > 0 && (
          <li>
            {formatCount(newPlaces.length, 'place')} will be added: {shortList(newPlaces)}
          </li>
        )}
      </ul>
      <SlashedPlaces places={newPlaces.filter((name) => /\S\/\S/.test(name))} />
      {repeated.count > 0 && (
        <div class="notice warn">
          <p>
            {formatCount(repeated.count, noun)} already {existVerb(repeated.count)}, imported from{' '}
            {listNames(repeated.files)}, and will be added again.
          </p>
        </div>
      )}
      <RefusedRows refused={refused} plan={plan} fileName={page.fileName} isPreview />
      {sentCount > 0 ? (
        <div class="form-end">
          <button type="button" class="primary" onClick={page.onStart}>
            Import {formatCount(sentCount, noun)}
          </button>
        </div>
      ) : (
        <p>There is nothing to import.</p>
      )}
    </section>
  );
}

/** Whether names are derived from other fields. */
const hasMadeNames = ({ kind, rows }: ImportPlan) =>
  kind.namedBy.length > 0 && rows.some(({ isNameDerived }) => isNameDerived);

const existVerb = (count: number) => (count === 1 ? 'exists' : 'exist');

const shortList = (names: readonly string[]) => `${listNames(names)}.`;

/** New places whose names look like paths, but are none: a name such as `A/V` may have a slash. */
function SlashedPlaces({ places }: { places: readonly string[] }) {
  const [first] = places;
  if (first === undefined) return null;
  const path = first.replace(/\s*\/\s*/g, ' / ');
  return (
    <div class="notice warn">
      <p>
        {formatCount(places.length, 'place')} with a slash in the name will not be inside another
        place. If “{first}” means a place inside another, write “{path}” in the file, with spaces.
      </p>
    </div>
  );
}
