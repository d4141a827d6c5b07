import { useState } from 'preact/hooks';
import type { Item } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { formatCount } from '#console/format-count.ts';
import { idsOf } from '#console/pages/selection/bulk-calls.ts';
import { backToPlaces, undoOf } from '#console/pages/selection/undo-changes.ts';
import { LongTextField } from '#console/ui/field.tsx';
import { type DialogProps, FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import { TickedItems } from '#console/ui/ticked-items.tsx';
import { showToast } from '#console/ui/toast.tsx';
import { useScanGuard } from '#console/ui/use-scan-guard.ts';
import { lastPlaceText } from './count-list.tsx';
import type { CountedPlace } from './counted-place.ts';
import type { Count, CountedItem } from './sort-count.ts';
import { newIdempotencyKeys, takeStock } from './take-stock.ts';

interface FinishDialogProps extends DialogProps {
  countedPlace: CountedPlace;
  count: Count;
  /** Called with the moved items once everything is stored. */
  onDone: (movedItems: readonly Item[]) => void;
  onMovedBack: () => void;
}

interface FinishValues {
  moved: readonly number[];
  remarks: string;
}

const itemsOf = (entries: readonly CountedItem[]) => entries.map(({ item }) => item);

/** Asks before anything is stored: which items are recorded as seen, and which are moved here. */
export function FinishDialog({
  countedPlace,
  count,
  onDone,
  onMovedBack,
  ...dialogProps
}: FinishDialogProps) {
  const { place, paths } = countedPlace;
  const mayMove = can('content.items', 'action.location');
  const elsewhere = itemsOf(count.elsewhere);
  const all = [...itemsOf(count.seen), ...itemsOf(count.outHere), ...elsewhere];
  const notes = new Map(elsewhere.map((item) => [item.id, lastPlaceText(item, paths)]));
  const [keyFor] = useState(newIdempotencyKeys);
  const initial: FinishValues = { moved: mayMove ? idsOf(elsewhere) : [], remarks: '' };
  const form = useDialogForm(dialogProps, initial, async ({ moved, remarks }) => {
    const seenIds = idsOf(all).filter((id) => !moved.includes(id));
    const ids = await takeStock({ seen: seenIds, moved, placeId: place.id, remarks }, keyFor);
    const back = elsewhere.filter(({ id }) => ids.includes(id));
    onDone(back);
    const text = `${formatCount(all.length, 'item')} counted at ${place.name}`;
    if (back.length === 0) return { text: `${text}.` };
    // The move raised each version by one. The undo skips items that other members have changed as well.
    const after = back.map(({ id, version }) => ({ id, version: version + 1 }));
    const moveBack = undoOf({ before: back, after, ...backToPlaces });
    const undo = () => moveBack().then(onMovedBack);
    return { text: `${text}, ${back.length} moved here.`, undo };
  });
  useScanGuard(form.props.ref, () =>
    showToast('This label was not counted. Choose Cancel, and scan it again.'),
  );
  return (
    <FormDialog
      form={form}
      title={`Finish the count of ${place.name}`}
      action={`Record ${formatCount(all.length, 'item')} as seen`}
      onClose={dialogProps.onClose}
    >
      {count.missing.length > 0 && (
        <p class="notice warn">
          Not seen: {formatCount(count.missing.length, 'item')}. Items that were not seen stay
          unchanged.
        </p>
      )}
      {elsewhere.length > 0 && mayMove && (
        <TickedItems
          legend={`Move to ${place.name}`}
          items={elsewhere}
          tickedIds={form.values.moved}
          onChange={(movedIds) => form.set('moved', movedIds)}
          noteOf={(id) => notes.get(id)}
        />
      )}
      {elsewhere.length > 0 && !mayMove && (
        <p>Not moved: {formatCount(elsewhere.length, 'item')} from elsewhere.</p>
      )}
      <LongTextField form={form} name="remarks" label="Remarks" />
    </FormDialog>
  );
}
