import { useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { asProblem, Problem } from '#console/api/problem.ts';
import { can } from '#console/api/session.ts';
import { idsOf } from '#console/pages/selection/bulk-calls.ts';
import { LongTextField } from '#console/ui/field.tsx';
import { type DialogProps, FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import type { ListedItem } from '#console/ui/listed-item.ts';
import { PlacePicker } from '#console/ui/record-pickers.tsx';
import { showToast } from '#console/ui/toast.tsx';
import { noArea, useScanGuard } from '#console/ui/use-scan-guard.ts';
import { bodyOf, type CheckInValues, canSetCondition } from './check-in-body.ts';
import { checkInText } from './check-in-text.ts';
import { checkOutAgain, isLongEnough } from './check-out-again.ts';
import { ItemProblems } from './item-problems.tsx';
import { ReturnedItems } from './returned-items.tsx';
import { TickByScan } from './tick-by-scan.tsx';

interface CheckInDialogProps extends DialogProps {
  checkoutId: number;
  items: readonly ListedItem[];
}

/** Checks in all or some items of a checkout, ticked by hand or scanned. */
export function CheckInDialog({ checkoutId, ...props }: CheckInDialogProps) {
  const { items: present, ...dialogProps } = props;
  // The page may reload what is out meanwhile; the dialog keeps its rows, and so what was typed in them.
  const [items] = useState(present);
  const initial: CheckInValues = {
    iid: items.map(({ id }) => id),
    damages: [],
    lines: items.flatMap(({ id, quantity }) =>
      quantity === undefined ? [] : [{ id, quantity, consumed: 0 }],
    ),
    remarks: '',
    location_id: undefined,
  };
  const form = useDialogForm(dialogProps, initial, async (values) => {
    if (values.iid.length === 0) throw noChoiceProblem();
    const { data, meta } = await send(values);
    const refusals = meta.refused ?? [];
    const text = checkInText(items, values, refusals);
    const lostDamages = values.damages.filter(({ id }) =>
      refusals.some(({ item_id }) => item_id === id),
    );
    if (lostDamages.length > 0) {
      form.set('iid', idsOf(lostDamages));
      form.set('damages', lostDamages);
      throw damageProblem(text);
    }
    const isSame =
      values.damages.length === 0 &&
      values.location_id === undefined &&
      values.lines.every(({ consumed }) => consumed === 0);
    const canUndo = isSame && refusals.length === 0 && isLongEnough(data);
    return { text, undo: canUndo ? () => checkOutAgain(data, values) : undefined };
  });
  const send = async (values: CheckInValues) => {
    const params = { path: { id: checkoutId }, query: { partial: true } };
    const body = bodyOf(values);
    try {
      return await orThrow(api.POST('/v1/checkouts/{id}/checkin', { params, body }));
    } catch (cause) {
      const { code, message } = asProblem(cause);
      const isLost = code === 'checkout_closed' && values.damages.length > 0;
      throw isLost ? damageProblem(message) : cause;
    }
  };
  const { values, set } = form;
  // With several items, scans tick what is back.
  useScanGuard(items.length > 1 ? noArea : form.props.ref, () =>
    showToast('This label was not used. Check this item in first, then scan the next one.'),
  );
  return (
    <FormDialog
      form={form}
      title={items.length === 1 ? `Check in ${items[0]?.name}` : 'Check in'}
      action={items.length === 1 ? 'Check in' : `Check in ${values.iid.length}`}
      onClose={dialogProps.onClose}
    >
      <ItemProblems items={items} problem={form.problem} />
      {items.length > 1 && (
        <TickByScan
          items={items}
          tickedIds={values.iid}
          onChange={(iid) => set('iid', iid)}
          label="Scan what comes back"
          tickedText="is back"
          record="checkout"
        />
      )}
      <ReturnedItems
        items={items}
        returningIds={values.iid}
        damages={values.damages}
        quantities={values.lines}
        canReport={can('action.issue')}
        canSetCondition={canSetCondition()}
        canUseUp={can('content.items', 'action.inventory')}
        onReturning={(iid) => set('iid', iid)}
        onDamages={(damages) => set('damages', damages)}
        onQuantities={(lines) => set('lines', lines)}
      />
      <PlacePicker
        form={form}
        name="location_id"
        label="Return to"
        hint="Leave empty for its home place."
      />
      <LongTextField form={form} name="remarks" label="Remarks" />
    </FormDialog>
  );
}

/** A check-in that came too late stores no damage, so the dialog keeps the text. */
const damageProblem = (text: string) =>
  new Problem(409, {
    code: 'already_checked_in',
    message: `${text} Report the damage on the page of the item.`,
  });

function noChoiceProblem(): Problem {
  const message = 'Choose what comes back.';
  const fields = { iid: [{ code: 'too_short', message }] };
  return new Problem(422, { code: 'validation_failed', message, fields });
}
