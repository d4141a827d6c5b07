import { useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { asProblem } from '#console/api/problem.ts';
import type { Reservation } from '#console/api/records.ts';
import { warningText } from '#console/api/warning-texts.ts';
import { formatCount } from '#console/format-count.ts';
import { ItemProblems } from '#console/pages/checkouts/item-problems.tsx';
import { TickByScan } from '#console/pages/checkouts/tick-by-scan.tsx';
import { goTo } from '#console/route.ts';
import { fromInput } from '#console/time.ts';
import { itemsIn, newContentsOf, withQuantity } from '#console/ui/booked-items.ts';
import { changedBy } from '#console/ui/changed-by.ts';
import { LongTextField, TextField } from '#console/ui/field.tsx';
import type { Form } from '#console/ui/form.ts';
import { type DialogProps, FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import { QuantityInput } from '#console/ui/quantity-input.tsx';
import { ifMatch } from '#console/ui/record-form.ts';
import { TickedItems } from '#console/ui/ticked-items.tsx';
import { showToast } from '#console/ui/toast.tsx';
import { undoEach } from '#console/ui/undo-each.ts';
import { noArea, useScanGuard } from '#console/ui/use-scan-guard.ts';
import { type HandOverValues, handOverOf, mergeHandOver } from './hand-over-values.ts';
import { reserveAgain } from './reserve-again.ts';

interface HandOverProps extends DialogProps {
  reservation: Reservation;
}

/** Turns a reservation into a checkout, after a choice of what goes out. */
export function HandOver({ reservation: shownReservation, ...dialogProps }: HandOverProps) {
  const [reservation, setReservation] = useState(shownReservation);
  const { id, name, contact, user, warnings } = reservation;
  const items = itemsIn(reservation);
  const form: Form<HandOverValues> = useDialogForm(
    dialogProps,
    handOverOf(shownReservation),
    async (values) => {
      const checkoutId = await checkOut(reservation, values).catch((cause: unknown) => {
        if (asProblem(cause).status === 412) return takeOver(values);
        throw cause;
      });
      const steps = [
        async () => checkoutId !== null && checkIn(checkoutId),
        () => {
          goTo(`/reservations/${id}`);
          return reserveAgain(reservation);
        },
      ];
      const undo = undoEach<() => Promise<unknown>>(steps, (step) => step());
      const page = checkoutId === null ? undefined : `/checkouts/${checkoutId}`;
      return { text: `${name} checked out.`, undo, page };
    },
  );
  /** Another member was faster: shows the changed reservation, with the choices of this member. */
  const takeOver = async (values: HandOverValues): Promise<never> => {
    const { data } = await orThrow(api.GET('/v1/reservations/{id}', { params: { path: { id } } }));
    const mergedValues = mergeHandOver(values, reservation, data);
    form.set('iid', mergedValues.iid);
    form.set('lines', mergedValues.lines);
    form.set('due_time', mergedValues.due_time);
    setReservation(data);
    throw changedBy(
      data.updated_by,
      name,
      'The list now shows their changes. Review it, then check out again.',
    );
  };
  // With several items, scans tick what goes out.
  useScanGuard(items.length > 1 ? noArea : form.props.ref, () =>
    showToast('This label was not used. Check this item out first, then scan the next one.'),
  );
  const { values, set } = form;
  const who = contact?.name ?? user?.name;
  return (
    <FormDialog
      form={form}
      title={`Check out ${name}`}
      action={`Check out ${formatCount(values.iid.length, 'item')}`}
      isDisabled={values.iid.length === 0}
      onClose={dialogProps.onClose}
    >
      <p>
        {who ? `${who} takes the ticked items.` : 'The ticked items go out.'} The rest is free
        again.
      </p>
      <ItemProblems items={items} problem={form.problem} />
      {items.length > 1 && (
        <TickByScan
          items={items}
          tickedIds={values.iid}
          onChange={(iid) => set('iid', iid)}
          label="Scan what goes out"
          tickedText="goes out"
          record="reservation"
        />
      )}
      <TickedItems
        legend="What goes out"
        items={items}
        tickedIds={values.iid}
        onChange={(iid) => set('iid', iid)}
        noteOf={(item) => {
          const warning = warnings.find(({ item_id }) => item_id === item);
          return warning && warningText(warning, 'It');
        }}
      >
        {({ id: item, name: label, quantity: reservedQuantity }) => {
          const { quantity, unit } = values.lines.find((one) => one.id === item) ?? {};
          return (
            quantity !== undefined && (
              <QuantityInput
                label={`Quantity of ${label}`}
                quantity={quantity}
                unit={unit}
                max={reservedQuantity}
                onChange={(next) => set('lines', withQuantity(values.lines, item, next))}
              />
            )
          );
        }}
      </TickedItems>
      <TextField form={form} name="due_time" label="Due back" type="datetime-local" />
      <LongTextField form={form} name="remarks" label="Remarks" />
    </FormDialog>
  );
}

async function checkOut(
  { id, version }: Reservation,
  { iid, lines, due_time, remarks }: HandOverValues,
): Promise<number | null> {
  const params = { path: { id }, header: ifMatch(version) };
  const body = {
    complete_as: 'checkout' as const,
    ...newContentsOf(lines.filter((item) => iid.includes(item.id))),
    due_time: fromInput(due_time),
    remarks,
  };
  const { data } = await orThrow(api.POST('/v1/reservations/{id}/complete', { params, body }));
  return data.checkout_id;
}

function checkIn(id: number): Promise<unknown> {
  return orThrow(api.POST('/v1/checkouts/{id}/checkin', { params: { path: { id } } }));
}
