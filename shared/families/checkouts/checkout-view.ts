import { summariesOfBookings } from '#shared/families/items/item-summaries.ts';
import {
  kitReferences,
  pickSummaries,
  shownLines,
  showWithItems,
} from '#shared/families/items/summaries.ts';
import { warningsOf } from '#shared/families/items/warnings.ts';
import type { View } from '#shared/records/view.ts';
import { isCheckoutOverdue, outstandingIds, outstandingOf, returnsOf } from './checkout.ts';
import { Checkout } from './fields.ts';
import { progressOf } from './lines.ts';
import { type CheckoutRecord, checkout, startOf } from './record.ts';

export const checkoutView = {
  resource: checkout,
  schema: Checkout,
  storedSummaries: summariesOfBookings,
  show: showWithItems<CheckoutRecord, Checkout>(
    checkout,
    (shownRecord, record, summaries, { now, names }) => {
      const { id, status, iid, due_time: end } = record;
      const returns = returnsOf(record);
      const outstanding = outstandingOf(record);
      const isAllOut =
        outstanding.length === iid.length &&
        record.lines.every((line) => progressOf(record, line).outstanding === line.quantity);
      return {
        ...shownRecord,
        checked_out_at: startOf(record),
        items: shownRecord.items.map((one) => {
          const { at = null, by = null } = returns.get(one.id) ?? {};
          return { ...one, checked_in_at: at, checked_in_by: by };
        }),
        lines: shownLines(record.lines, summaries).map((line) => ({
          ...line,
          ...progressOf(record, line),
        })),
        kits: kitReferences(record.kit_ids, names),
        outstanding_iid: outstanding,
        returned_iid: iid.filter((one) => returns.has(one)),
        overdue: isCheckoutOverdue(record, now),
        partial: status === 'open' && !isAllOut,
        warnings: warningsOf(pickSummaries(summaries, outstandingIds(record)), {
          now,
          end,
          checkout: id,
        }),
      };
    },
  ),
} satisfies View<CheckoutRecord, Checkout>;
