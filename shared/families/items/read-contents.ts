import type { Call } from '#shared/call.ts';
import { type FieldProblems, mergeFields } from '#shared/errors.ts';
import { isHolder, maxBookedQuantities, quantitiesOf } from './booked-quantities.ts';
import type { Holder } from './clashes.ts';
import type { Line } from './line-fields.ts';
import { atLines, type Contents, contentsProblems, itemIdsOf, lineOf } from './lines.ts';
import { listedItemProblems, type NamedItems, readItems } from './named-items.ts';
import type { ItemRecord } from './record.ts';

/**
 * Reads the live items that a booking names, for a write, and others with them. Each problem is
 * reported where the item was named: in `iid`, or in a line.
 */
export async function readContents(
  call: Call,
  contents: Contents,
  others: readonly number[] = [],
): Promise<NamedItems> {
  const ids = new Set([...itemIdsOf(contents), ...others]);
  const { items, problems } = await readItems(call, [...ids]);
  if (contents.lines.length === 0) return { items, problems };
  const missing = new Map((problems.iid ?? []).map((one) => [Number(one.item_id), one]));
  const iid = [...missing].flatMap(([id, one]) => (lineOf(contents, id) ? [] : [one]));
  const inLines = atLines(contents.lines, ({ item_id }) => {
    const problem = missing.get(item_id);
    return problem && ['item_id', problem];
  });
  const whole = iid.length > 0 ? { iid } : {};
  return { items, problems: mergeFields(whole, inLines, contentsProblems(contents)) };
}

/**
 * Problems of the items and lines that a PATCH names, where it names any. A problem of `iid` with lines
 * that are not sent is reported at `iid`.
 */
export function problemsOfContent(
  { iid, lines }: { iid?: readonly number[]; lines?: readonly Line[] },
  problems: FieldProblems,
): FieldProblems {
  const ofItems = listedItemProblems(iid, problems);
  const ofLines = Object.entries(problems).filter(([path]) => path.startsWith('lines'));
  if (lines !== undefined) return mergeFields(ofItems, Object.fromEntries(ofLines));
  if (iid === undefined) return {};
  const together = ofLines.flatMap(([, group]) => group).filter(({ code }) => code !== 'not_found');
  return mergeFields(ofItems, { iid: together });
}

/** Problems of lines of items that more bookings hold than their rows have space for. */
export function bookingLimitProblems(
  contents: Contents,
  items: readonly ItemRecord[],
  own: readonly Holder[] = [],
): FieldProblems {
  return atLines(contents.lines, ({ item_id: id }) => {
    const item = items.find((one) => one.id === id);
    if (!item || item.booked_quantities.length < maxBookedQuantities) return undefined;
    const isIn = quantitiesOf(item).some((one) =>
      own.some((holder) => isHolder(holder, one.holder)),
    );
    if (isIn) return undefined;
    const message =
      `Item ${id} has reached the limit of ${maxBookedQuantities} open bookings by quantity. ` +
      'Complete those that have ended.';
    return ['item_id', { code: 'too_many', message, item_id: id }];
  });
}
