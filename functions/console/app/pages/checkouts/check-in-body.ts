import type { CheckoutCheckIn } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import type { Choice } from '#console/ui/picker.tsx';
import type { Damage, ReturnedQuantity } from './returned-items.tsx';

export interface CheckInValues {
  /** The items that come back; `damages` says what is wrong with the damaged ones. */
  iid: readonly number[];
  damages: readonly Damage[];
  /** How much of each stock comes back. */
  lines: readonly ReturnedQuantity[];
  remarks: string;
  location_id: Choice | undefined;
}

/** The body of a check-in: each damaged item with its damage, the intact ones by their ids. */
export function bodyOf({
  iid,
  damages,
  lines,
  remarks,
  location_id,
}: CheckInValues): CheckoutCheckIn {
  const ownDamages = damages.filter(({ id }) => iid.includes(id));
  const returnedLines = linesOf({ iid, lines });
  const intact = wholeOf({ iid, lines }).filter((id) => !ownDamages.some((one) => one.id === id));
  return {
    ...(intact.length > 0 ? { iid: intact } : {}),
    ...(ownDamages.length > 0 ? { items: ownDamages.map(itemOf) } : {}),
    ...(returnedLines.length > 0 ? { lines: returnedLines } : {}),
    remarks,
    location_id: location_id?.id ?? null,
  };
}

export type ReturnContents = Pick<CheckInValues, 'iid' | 'lines'>;

export const wholeOf = ({ iid, lines }: ReturnContents) =>
  iid.filter((id) => !lines.some((line) => line.id === id));

export const linesOf = ({ iid, lines }: ReturnContents) =>
  lines
    .filter(({ id }) => iid.includes(id))
    .map(({ id, quantity, consumed }) => ({ item_id: id, quantity, consumed }));

/** A damaged item: without a text it is set out of order, otherwise an issue keeps it so until it is solved. */
const itemOf = ({ id, issue }: Damage) => ({
  item_id: id,
  ...(issue.trim() === '' && canSetCondition()
    ? { condition: 'inoperative' as const }
    : { issue: { name: issue.trim() || 'Damaged', autochange_condition: true } }),
});

/** Members who may not set a condition report an issue instead, which sets it. */
export const canSetCondition = () => can('content.items', 'action.condition');
