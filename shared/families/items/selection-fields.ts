import { entriesForm, itemIds, listWithDuplicates } from '#shared/fields/collections.ts';
import { type CreateValues, type FieldSpecs, optional } from '#shared/fields/field.ts';
import type { Refuse } from '#shared/fields/problems.ts';
import { longestWebAddress, text } from '#shared/fields/texts.ts';
import { itemsMax } from '#shared/limits.ts';
import type { Line } from './line-fields.ts';

/** Items by id or by scanned value, each named at its index as sent. */
export const selectedItems = {
  iid: optional(itemIds()),
  qr: optional(listWithDuplicates(text(longestWebAddress), { min: 1, max: itemsMax })),
} satisfies FieldSpecs;
export type SelectedItems = CreateValues<typeof selectedItems>;

/** Refuses a body with both selections, or with neither. */
export function assertOneSelection(body: SelectedItems, refuse: Refuse): void {
  const { iid, qr } = body;
  if (iid === null && qr === null) refuse('required', 'Either iid or qr is required.', ['iid']);
  assertNotBoth(body, refuse);
}

/** The whole items of a booking. An empty list is as good as none where something else is booked. */
export const bookedItems = { ...selectedItems, iid: optional(itemIds(0)) } satisfies FieldSpecs;

type BookingSelection = SelectedItems & { lines: Line[]; kit_ids: number[] };

/** Refuses the body of a booking with both selections, or with nothing at all. */
export const bookingRule = {
  of: ['iid', 'qr', 'lines', 'kit_ids'],
  check: ({ iid, qr, lines, kit_ids }: BookingSelection, refuse: Refuse) => {
    const isEmpty = (iid ?? []).length === 0 && qr === null && lines.length + kit_ids.length === 0;
    if (isEmpty && iid === null)
      refuse('required', 'One of iid, qr, lines and kit_ids is required.', ['iid']);
    if (isEmpty && iid !== null) refuse('too_short', entriesForm(1, itemsMax), ['iid']);
    assertNotBoth({ iid, qr }, refuse);
  },
} as const;

/** Refuses a body with both selections. */
export function assertNotBoth({ iid, qr }: SelectedItems, refuse: Refuse): void {
  if (iid !== null && qr !== null)
    refuse('invalid_value', 'Must not be combined with iid.', ['qr']);
}
