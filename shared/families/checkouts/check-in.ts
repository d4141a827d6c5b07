import type { CredentialCall } from '#shared/auth/caller.ts';
import { mergeFields } from '#shared/errors.ts';
import { itemIdsOf } from '#shared/families/items/lines.ts';
import { readItems } from '#shared/families/items/named-items.ts';
import { callAt, occurrenceProblems } from '#shared/records/occurrence.ts';
import { readForWrite } from '#shared/records/read.ts';
import { bodyReferences } from '#shared/records/references.ts';
import { updateReading } from '#shared/records/update.ts';
import {
  assertNotReturned,
  foreignProblems,
  refusedOf,
  remarksProblems,
  returnTimeProblems,
} from './check-in-problems.ts';
import { assertNotClosed, outstandingOf } from './checkout.ts';
import { checkoutView } from './checkout-view.ts';
import {
  assertLinesOut,
  doubledLineProblems,
  refusedLines,
  returnedLineProblems,
  returnSizeProblems,
  wholeReturn,
} from './lines.ts';
import type { CheckInQuery, CheckoutCheckIn } from './operation-fields.ts';
import { returnEffects } from './plan-returns.ts';
import { checkout } from './record.ts';
import { issueProblems, quantityProblems, requireReturnRoutes, returnOf } from './return.ts';
import { returnChanges } from './return-items.ts';
import { selectReturned } from './select-returned.ts';

/**
 * Checks in the named items, or all that are out, in one transaction. With `partial`, items that
 * cannot come back are named in `meta.refused`, and the others come back.
 */
export async function checkIn(
  arrival: CredentialCall,
  id: number,
  { iid: named, lines: sentLines, ...body }: CheckoutCheckIn,
  { dry_run: isDryRun = false, partial: isPartial = false }: CheckInQuery,
) {
  const call = callAt(arrival, body.occurred_at);
  requireReturnRoutes(call, body, sentLines ?? []);
  const before = await readForWrite(call, checkout, id);
  const isSelected = named !== null || body.items !== null || sentLines !== null;
  const requestedLines = isSelected ? (sentLines ?? []) : wholeReturn(before);
  const selection = await selectReturned(call, {
    iid: isSelected ? named : outstandingOf(before),
    items: body.items,
  });
  const refusedItems = isPartial ? refusedOf(selection, before) : [];
  const out = new Set(refusedItems.map(({ item_id }) => item_id));
  const iid = selection.iid.filter((one) => !out.has(one));
  const notBack = isPartial ? refusedLines(requestedLines, before) : new Map();
  const lines = requestedLines.filter((line) => !notBack.has(line));
  const refused = [...refusedItems, ...notBack.values()];
  const details = await returnOf(call, body, selection, { iid, lines, isDryRun });
  const occasion = { action: 'checkin', remarks: body.remarks } as const;
  const isWritten = iid.length + lines.length > 0;
  const changes = isWritten ? returnChanges(call, before, iid, details) : {};
  return updateReading(
    call,
    checkoutView,
    before,
    changes,
    () => readItems(call, itemIdsOf({ iid, lines })),
    {
      occasion,
      isDryRun,
      isWritten,
      ...(refused.length > 0 ? { meta: { refused } } : {}),
      references: bodyReferences(checkout, { location_id: body.location_id }),
      problems: (after) =>
        mergeFields(
          occurrenceProblems(call),
          returnTimeProblems(call, [before]),
          selection.problems,
          issueProblems(body, selection),
          isPartial ? {} : selection.unknown,
          isPartial ? {} : foreignProblems(selection, before),
          isPartial
            ? doubledLineProblems(requestedLines)
            : returnedLineProblems(requestedLines, before),
          returnSizeProblems(selection.iid, requestedLines),
          quantityProblems(body, selection, lines),
          remarksProblems(after),
        ),
      decide: (after, { read: { items } }) => {
        assertNotClosed(before);
        assertNotReturned(selection, iid, before);
        assertLinesOut(lines, before);
        const whole = items.filter((one) => iid.includes(one.id));
        const plan = { items: whole, iid, lines, before, after };
        return returnEffects(call, [plan], details, items, whole);
      },
    },
  );
}
