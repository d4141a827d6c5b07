import type { CredentialCall } from '#shared/auth/caller.ts';
import { mergeFields } from '#shared/errors.ts';
import { itemIdsOf } from '#shared/families/items/lines.ts';
import { readItems } from '#shared/families/items/named-items.ts';
import { summariesOf } from '#shared/families/items/summaries.ts';
import { occurrenceProblems, withOccurredAt } from '#shared/records/occurrence.ts';
import { updateRecord } from '#shared/records/operations.ts';
import { readForWrite } from '#shared/records/read.ts';
import { bodyReferences } from '#shared/records/references.ts';
import {
  assertNotReturned,
  foreignReturnProblems,
  refusedOf,
  returnTimeProblems,
  spaceProblems,
} from './check-in-problems.ts';
import { assertNotClosed, outstandingOf } from './checkout.ts';
import { checkoutView } from './checkout-view.ts';
import { lateReturnProblems } from './later-checkouts.ts';
import {
  assertLinesOut,
  lineRefusal,
  returnedLineProblems,
  returnSizeProblems,
  wholeReturn,
} from './lines.ts';
import type { CheckInQuery, CheckoutCheckIn, ReturnedLine } from './operation-fields.ts';
import { returnEffects } from './plan-returns.ts';
import { checkout } from './record.ts';
import {
  issueProblems,
  quantityProblems,
  requireReturnRoutes,
  returnOf,
} from './return-details.ts';
import { returnChanges } from './return-items.ts';
import { selectReturned } from './select-returned.ts';

/**
 * Checks in the named items, or all that are out, in one transaction. With `partial`, items that
 * cannot come back are named in `meta.refused`, and the others come back.
 */
export async function checkIn(
  originalCall: CredentialCall,
  id: number,
  { iid: namedIds, lines: sentLines, ...body }: CheckoutCheckIn,
  { dry_run: isDryRun = false, partial: isPartial = false }: CheckInQuery,
) {
  const call = withOccurredAt(originalCall, body.occurred_at);
  requireReturnRoutes(call, body, sentLines ?? []);
  const before = await readForWrite(call, checkout, id);
  const isSelected = namedIds !== null || body.items !== null || sentLines !== null;
  const requestedLines = isSelected ? (sentLines ?? []) : wholeReturn(before);
  const selection = await selectReturned(call, {
    iid: isSelected ? namedIds : outstandingOf(before),
    items: body.items,
  });
  const refusedItems = isPartial ? refusedOf(call, selection, before) : [];
  const out = new Set(refusedItems.map(({ item_id }) => item_id));
  const iid = selection.iid.filter((one) => !out.has(one));
  const refusalOf = (line: ReturnedLine) =>
    isPartial
      ? (lineRefusal(line, before) ??
        lateReturnProblems(call, { before, iid: [], lines: [line] })[0])
      : undefined;
  const lines = requestedLines.filter((line) => !refusalOf(line));
  const refusals = [...refusedItems, ...requestedLines.flatMap((line) => refusalOf(line) ?? [])];
  const details = await returnOf(call, body, selection, iid, isDryRun);
  const entry = { action: 'checkin', remarks: body.remarks } as const;
  const isWritten = iid.length + lines.length > 0;
  const changes = isWritten ? returnChanges(call, before, { iid, lines }, details) : {};
  return updateRecord(
    call,
    checkoutView,
    before,
    changes,
    // The response names all items of the checkout, with warnings of those that stay out.
    () => readItems(call, [...new Set([...itemIdsOf({ iid, lines }), ...itemIdsOf(before)])]),
    {
      entry,
      isDryRun,
      alwaysWrites: isWritten,
      ...(refusals.length > 0 ? { meta: { refused: refusals } } : {}),
      references: bodyReferences(checkout, { location_id: body.location_id }),
      problems: (after) =>
        mergeFields(
          occurrenceProblems(call),
          returnTimeProblems(call, [{ before, iid, lines }]),
          selection.problems,
          issueProblems(body, selection),
          isPartial ? {} : selection.unknown,
          isPartial ? {} : foreignReturnProblems(selection, before),
          // A partial return names the refused items in its response.
          returnedLineProblems(requestedLines, isPartial ? undefined : before),
          returnSizeProblems(selection.iid, requestedLines),
          quantityProblems(body, selection, lines),
          spaceProblems(before, after),
        ),
      decide: (after, { read: { items } }) => {
        assertNotClosed(before);
        assertNotReturned(selection, iid, before);
        assertLinesOut(lines, before);
        const whole = items.filter((one) => iid.includes(one.id));
        const plan = { items: whole, iid, lines, before, after };
        return {
          knownRecords: { items: summariesOf(items) },
          ...returnEffects(call, { plans: [plan], details, stocks: items, reported: whole }),
        };
      },
    },
  );
}
