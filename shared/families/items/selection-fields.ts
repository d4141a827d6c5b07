import { itemIds, listAsSent } from '#shared/fields/collections.ts';
import { type CreateValues, type FieldSpecs, optional } from '#shared/fields/field.ts';
import type { Refuse } from '#shared/fields/problems.ts';
import { longestWebAddress, text } from '#shared/fields/texts.ts';
import type { Line } from './line-fields.ts';

/** The most items that one call books, sees or returns. */
export const mostSelected = 40;

/** Items by id or by scanned value, of which each is named at its place as sent. */
export const selectedItems = {
  iid: optional(itemIds()),
  qr: optional(listAsSent(text(longestWebAddress), { min: 1, max: mostSelected })),
} satisfies FieldSpecs;
export type SelectedItems = CreateValues<typeof selectedItems>;

/** Refuses a body with both selections, or with neither. */
export function assertOneSelection(body: SelectedItems, refuse: Refuse): void {
  const { iid, qr } = body;
  if (iid === null && qr === null) refuse('required', 'Either iid or qr is required.', ['iid']);
  assertNotBoth(body, refuse);
}

/** Refuses the body of a booking with both selections, or with nothing at all. */
export function assertBooked(
  body: SelectedItems & { lines: Line[]; kit_ids: number[] },
  refuse: Refuse,
): void {
  const { iid, qr, lines, kit_ids } = body;
  if (iid === null && qr === null && lines.length + kit_ids.length === 0)
    refuse('required', 'One of iid, qr, lines and kit_ids is required.', ['iid']);
  assertNotBoth(body, refuse);
}

/** Refuses a body with both selections. */
export function assertNotBoth({ iid, qr }: SelectedItems, refuse: Refuse): void {
  if (iid !== null && qr !== null)
    refuse('invalid_value', 'Must not be combined with iid.', ['qr']);
}
