import type { Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { withKits } from '#shared/families/bookings/select-booked-items.ts';
import { selectItems, unknownLabelProblems } from '#shared/families/items/labels.ts';
import { bodyChanges } from '#shared/records/versions.ts';
import type { ReservationChange } from './request-fields.ts';

/** The changes of a body, with its labels and kits resolved. Kits replace all that the reservation had. */
export async function changesOf(call: Call, { iid, qr = null, ...body }: ReservationChange) {
  const input = bodyChanges(body);
  const { lines = [], kit_ids: kitIds = [] } = input;
  const selection = await selectItems(call, { iid: iid ?? null, qr });
  const all = await withKits(call, { iid: selection.iid, lines }, kitIds);
  const bookedContents = {
    ...(iid === undefined && qr === null && kitIds.length === 0 ? {} : { iid: all.iid }),
    ...(kitIds.length === 0 ? {} : { lines: all.lines }),
  };
  return {
    changes: { ...input, ...bookedContents },
    selection: { labels: selection.labels, parts: all.parts },
    kits: all.names,
    unknown: mergeFields(unknownLabelProblems(qr, selection), all.problems),
  };
}

/** The field at which problems of the booked items are reported. */
export function contentField({ iid, qr = null, ...body }: ReservationChange) {
  return iid !== undefined || qr !== null ? 'iid' : quantityField(body);
}

/** The field at which an empty reservation is reported, if the body has no items. */
export function quantityField({ lines }: Pick<ReservationChange, 'lines'>) {
  return lines === undefined ? 'kit_ids' : 'lines';
}
