import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Reservation } from '#console/api/records.ts';
import { warningText } from '#console/api/warning-texts.ts';
import { formatCount } from '#console/format-count.ts';
import { ItemProblems } from '#console/pages/checkouts/item-problems.tsx';
import { goTo } from '#console/route.ts';
import { fromInput, toInput } from '#console/time.ts';
import { itemsIn, newContentsOf, withQuantity } from '#console/ui/booked-items.ts';
import { LongTextField, TextField } from '#console/ui/field.tsx';
import { FormWindow, useWindowForm, type WindowProps } from '#console/ui/form-window.tsx';
import type { ListedItem } from '#console/ui/listed-item.ts';
import { QuantityInput } from '#console/ui/quantity-input.tsx';
import { ifMatch } from '#console/ui/record-form.ts';
import { TickedItems } from '#console/ui/ticked-items.tsx';
import { reserveAgain } from './reserve-again.ts';

interface HandOverProps extends WindowProps {
  reservation: Reservation;
}

/** Turns a reservation into a checkout, with a look at what goes out. */
export function HandOver({ reservation, ...page }: HandOverProps) {
  const { id, version, name, end_time, contact, user, warnings } = reservation;
  const items = itemsIn(reservation);
  const initial = {
    iid: items.map((item) => item.id) as readonly number[],
    /** How much of each stock goes out. */
    lines: items as readonly ListedItem[],
    due_time: toInput(end_time),
    remarks: '',
  };
  const form = useWindowForm(page, initial, async ({ iid, lines, due_time, remarks }) => {
    const params = { path: { id }, header: ifMatch(version) };
    const body = {
      complete_as: 'checkout' as const,
      ...newContentsOf(lines.filter((item) => iid.includes(item.id))),
      due_time: fromInput(due_time),
      remarks,
    };
    const { data } = await orThrow(api.POST('/v1/reservations/{id}/complete', { params, body }));
    const { checkout_id } = data;
    const undo = async () => {
      if (checkout_id !== null) await checkIn(checkout_id);
      goTo(`/reservations/${id}`);
      await reserveAgain(reservation);
    };
    if (checkout_id !== null) goTo(`/checkouts/${checkout_id}`);
    return { text: `${name} checked out.`, undo };
  });
  const { values, set } = form;
  const who = contact?.name ?? user?.name;
  return (
    <FormWindow
      form={form}
      title={`Check out ${name}`}
      action={`Check out ${formatCount(values.iid.length, 'item')}`}
      isDisabled={values.iid.length === 0}
      onClose={page.onClose}
    >
      <p>
        {who ? `${who} takes what is ticked.` : 'What is ticked goes out.'} The rest is free again.
      </p>
      <ItemProblems items={items} problem={form.problem} hasNoList />
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
        {({ id: item, name: label, quantity: most }) => {
          const { quantity, unit } = values.lines.find((one) => one.id === item) ?? {};
          return (
            quantity !== undefined && (
              <QuantityInput
                label={`Quantity of ${label}`}
                quantity={quantity}
                unit={unit}
                most={most}
                onChange={(next) => set('lines', withQuantity(values.lines, item, next))}
              />
            )
          );
        }}
      </TickedItems>
      <TextField form={form} name="due_time" label="Due back" type="datetime-local" />
      <LongTextField form={form} name="remarks" label="Remarks" />
    </FormWindow>
  );
}

function checkIn(id: number): Promise<unknown> {
  return orThrow(api.POST('/v1/checkouts/{id}/checkin', { params: { path: { id } } }));
}
