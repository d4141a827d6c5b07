import { useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { Problem } from '#console/api/problem.ts';
import type { Checkout } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { LongTextField } from '#console/ui/field.tsx';
import { FormWindow, useWindowForm, type WindowProps } from '#console/ui/form-window.tsx';
import type { Choice } from '#console/ui/picker.tsx';
import { PlacePicker } from '#console/ui/record-pickers.tsx';
import { ItemProblems, type NamedItem } from './item-problems.tsx';
import { ReturnedItems } from './returned-items.tsx';

interface CheckInDialogProps extends WindowProps {
  checkoutId: number;
  items: readonly NamedItem[];
}

interface CheckInValues {
  /** The items that come back, and those of them that are damaged. */
  iid: readonly number[];
  damaged: readonly number[];
  remarks: string;
  location_id: Choice | undefined;
  issue: string;
}

export function CheckInDialog({ checkoutId, items, ...page }: CheckInDialogProps) {
  const [returnedIds, setReturnedIds] = useState<readonly number[]>([]);
  const left = items.filter(({ id }) => !returnedIds.includes(id));
  const initial: CheckInValues = {
    iid: items.map(({ id }) => id),
    damaged: [],
    remarks: '',
    location_id: undefined,
    issue: '',
  };
  const form = useWindowForm(page, initial, async (values) => {
    const back = left.map(({ id }) => id).filter((id) => values.iid.includes(id));
    if (back.length === 0) throw nothingChosen();
    const damagedIds = back.filter((id) => values.damaged.includes(id));
    const intactIds = back.filter((id) => !damagedIds.includes(id));
    let undo: (() => Promise<unknown>) | undefined;
    // A condition holds for all items of a call: the damaged ones have a call of their own.
    const groups = [damagedIds, intactIds].filter(({ length }) => length > 0);
    for (const iid of groups) {
      const isDamaged = iid === damagedIds;
      const checkout = await checkIn(checkoutId, [...iid], isDamaged, values).catch((cause) => {
        // What went before it is back all the same.
        if (iid !== groups[0]) page.onChange();
        throw cause;
      });
      setReturnedIds((before) => [...before, ...iid]);
      const isSame = damagedIds.length === 0 && values.location_id === undefined;
      if (isSame && isLongEnough(checkout)) undo = () => checkOutAgain(checkout, [...iid]);
    }
    const all = returnedIds.length + back.length;
    const count = all < items.length ? `${all} of ${items.length} items` : `${all} items`;
    const names = items.length === 1 ? items[0]?.name : count;
    return { text: `${names} checked in.`, undo };
  });
  const { values, set } = form;
  return (
    <FormWindow
      form={form}
      title={items.length === 1 ? `Check in ${items[0]?.name}` : 'Check in'}
      action="Check in"
      onClose={page.onClose}
    >
      <ItemProblems items={left} problem={form.problem} hasNoList />
      <ReturnedItems
        items={left}
        returningIds={values.iid}
        damagedIds={values.damaged}
        onReturning={(iid) => set('iid', iid)}
        onDamaged={(damaged) => set('damaged', damaged)}
      />
      {values.damaged.length > 0 && can('action.issue') && (
        <LongTextField
          form={form}
          name="issue"
          label="What is wrong"
          hint="Opens an issue for what is damaged. Leave empty for none."
        />
      )}
      <PlacePicker
        form={form}
        name="location_id"
        label="Return to"
        hint="Leave empty for its home place."
      />
      <LongTextField form={form} name="remarks" label="Remarks" />
    </FormWindow>
  );
}

async function checkIn(id: number, iid: number[], isDamaged: boolean, values: CheckInValues) {
  const { remarks, location_id, issue } = values;
  const params = { path: { id } };
  const body = {
    iid,
    remarks,
    location_id: location_id?.id ?? null,
    ...(isDamaged ? { condition: 'inoperative' as const } : {}),
    ...(isDamaged && issue.trim() !== '' ? { issue: { name: issue } } : {}),
  };
  return (await orThrow(api.POST('/v1/checkouts/{id}/checkin', { params, body }))).data;
}

function nothingChosen(): Problem {
  const message = 'Choose what comes back.';
  const fields = { iid: [{ code: 'too_short', message }] };
  return new Problem(422, { code: 'validation_failed', message, fields });
}

/** The undo of a check-in, which itself stays in the history. */
function checkOutAgain(checkout: Checkout, iid: number[]): Promise<unknown> {
  const { name, due_time, contact_id, user_id, location_id } = checkout;
  const body = { name, due_time, contact_id, user_id, location_id, iid };
  return orThrow(api.POST('/v1/checkouts', { body }));
}

/** The API refuses a checkout that is due within five minutes. */
const leastMilliseconds = 6 * 60_000;

function isLongEnough({ due_time }: Checkout): boolean {
  return new Date(due_time).getTime() - Date.now() > leastMilliseconds;
}
