import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { countBooking } from '#shared/families/bookings/counts.ts';
import { write as issueWrite } from '#shared/families/issues/access.ts';
import { setsCondition } from '#shared/families/items/access.ts';
import { readItems } from '#shared/families/items/named-items.ts';
import { nextId, readForWrite } from '#shared/records/read.ts';
import { sentReferences } from '#shared/records/references.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { updateReading } from '#shared/records/update.ts';
import { requireAccess } from '#shared/routes/require-access.ts';
import { assertNotClosed } from './assert-not-closed.ts';
import { checkInProblems, returnedProblems } from './check-in-problems.ts';
import { outstandingOf } from './checkout.ts';
import { checkoutView } from './checkout-view.ts';
import type { Checkout } from './fields.ts';
import type { CheckoutCheckIn } from './operation-fields.ts';
import { checkout } from './record.ts';
import { type Return, reportIssue, returnChanges, returnItems } from './return-items.ts';

/** Checks in the named items, or all that are out. */
export async function checkIn(
  call: CredentialCall,
  id: number,
  body: CheckoutCheckIn,
  isDryRun: boolean,
): Promise<Answer<Checkout>> {
  requireReturnRoutes(call, body);
  const before = await readForWrite(call, checkout, id);
  const iid = body.iid ?? outstandingOf(before);
  const issueId = body.issue !== null && !isDryRun ? await nextId(call, 'issue') : null;
  const occasion = { action: 'checkin', remarks: body.remarks } as const;
  const changes = returnChanges(call, before, iid, body, issueId);
  return updateReading(call, checkoutView, before, changes, () => readItems(call, iid), {
    occasion,
    isDryRun,
    isWritten: true,
    references: sentReferences(checkout, { location_id: body.location_id }),
    problems: (after) => checkInProblems(iid, before, after),
    decide: (after, { read: { items } }) => {
      assertNotClosed(before);
      const returned = returnedProblems(iid, before);
      if (returned.length > 0) {
        throw new ApiError('already_checked_in', { fields: { iid: returned } });
      }
      const cause = { resource: 'checkout', id } as const;
      const groups = [{ items, occasion: { ...occasion, cause } }];
      const { writes, effects } = returnItems(call, groups, body, issueId);
      return joinWrites(
        writes,
        issueId === null ? {} : reportIssue(call, issueId, items, body.issue, effects),
        { counters: countBooking(call, 'open_checkouts_count', before, after) },
      );
    },
  });
}

/** Reporting a condition or an issue needs the permissions of those endpoints. */
export function requireReturnRoutes(call: CredentialCall, { condition, issue }: Return): void {
  if (condition !== null) requireAccess(call, setsCondition);
  if (issue !== null) requireAccess(call, issueWrite);
}
