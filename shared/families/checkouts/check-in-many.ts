import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Answer, Call } from '#shared/call.ts';
import { ApiError, assertNoProblems, type FieldProblem, type Fields } from '#shared/errors.ts';
import { countBooking } from '#shared/families/bookings/counts.ts';
import { selectItems } from '#shared/families/items/labels.ts';
import { readItems } from '#shared/families/items/named-items.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { assertFits, commit } from '#shared/records/commit.ts';
import { LostRace } from '#shared/records/outcomes.ts';
import { type Current, nextId, readLinked } from '#shared/records/read.ts';
import { lookUpReferences, sentReferences } from '#shared/records/references.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { nextVersion } from '#shared/records/versions.ts';
import { change } from '#shared/records/writes.ts';
import { requireReturnRoutes } from './check-in.ts';
import { checkInProblems } from './check-in-problems.ts';
import { checkoutView } from './checkout-view.ts';
import type { Checkout } from './fields.ts';
import type { CheckoutReturn } from './operation-fields.ts';
import { type CheckoutRecord, checkout } from './record.ts';
import { returnChanges, returnItems } from './return-items.ts';

/**
 * Returns items by id or label, whichever checkouts they are on, in one transaction. Answers with
 * the affected checkouts, by id.
 */
export async function checkInItems(
  call: CredentialCall,
  body: CheckoutReturn,
  isDryRun: boolean,
): Promise<Answer<Checkout[]>> {
  requireReturnRoutes(call, body);
  const { iid, unknown } = await selectItems(call, body);
  const problems = labelProblems(body, unknown);
  const [named, found] = await Promise.all([
    readItems(call, iid),
    lookUpReferences(call, {
      references: sentReferences(checkout, { location_id: body.location_id }),
      claims: [],
    }),
  ]);
  assertNoProblems(problems, named.problems, found.problems);
  assertOut(named.items);
  const issueId = body.issue !== null && !isDryRun ? await nextId(call, 'issue') : null;
  const returns = await planReturns(call, named.items, body, issueId);
  for (const { iid: own, before, after } of returns) {
    const { iid: returned, ...wrong } = checkInProblems(own, before, after);
    // Another call returned them after the items were read.
    if (returned) throw new LostRace();
    assertNoProblems(wrong);
  }
  const after = returns.map((one) => one.after);
  const data = await checkoutView.show(call, after, { names: found.names });
  const occasion = { action: 'checkin', remarks: body.remarks } as const;
  const groups = returns.map(({ items, before: { id } }) => {
    return { items, occasion: { ...occasion, cause: { resource: 'checkout', id } as const } };
  });
  const closing = returns.map((one) =>
    joinWrites(change(call, checkout, one.before, one.after, occasion), {
      counters: countBooking(call, 'open_checkouts_count', one.before, one.after),
    }),
  );
  // A preview opens no issue, but is refused where the issue would exceed a limit.
  const reported = isDryRun && body.issue !== null ? 0 : issueId;
  const transaction = joinWrites(...closing, returnItems(call, groups, body, reported));
  assertFits(transaction, body.qr === null ? 'iid' : 'qr');
  if (isDryRun) return { status: 200, data, meta: { dry_run: true } };
  return commit(call, transaction, { data });
}

/** Every label must belong to an item. */
function labelProblems({ qr }: CheckoutReturn, unknown: ReadonlySet<string>): Fields {
  const problem: FieldProblem = { code: 'not_found', message: 'No item has this label.' };
  const problems = (qr ?? []).flatMap((label, place) =>
    unknown.has(label) ? [[`qr.${place}`, [problem]] as const] : [],
  );
  return Object.fromEntries(problems.map(([path, all]) => [path, [...all]]));
}

function assertOut(items: readonly ItemRecord[]): void {
  const inside = items.filter(({ checkout_id }) => checkout_id === null);
  if (inside.length === 0) return;
  const iid = inside.map(({ id }): FieldProblem => {
    return { code: 'already_checked_in', message: `Item ${id} is not out.`, item_id: id };
  });
  throw new ApiError('already_checked_in', { fields: { iid } });
}

interface PlannedReturn {
  items: readonly Current<ItemRecord>[];
  iid: number[];
  before: Current<CheckoutRecord>;
  after: CheckoutRecord;
}

/** Plans the return of items for each of their checkouts. */
async function planReturns(
  call: Call,
  items: readonly Current<ItemRecord>[],
  body: CheckoutReturn,
  issueId: number | null,
): Promise<PlannedReturn[]> {
  const groups = Map.groupBy(items, ({ checkout_id }) => checkout_id);
  const ids = [...groups.keys()].filter((id) => id !== null).sort((a, b) => a - b);
  const checkouts = await readLinked(call, checkout, ids);
  return checkouts.map((before) => {
    const own = groups.get(before.id) ?? [];
    const iid = own.map(({ id }) => id);
    const changes = returnChanges(call, before, iid, body, issueId);
    return { items: own, iid, before, after: nextVersion<CheckoutRecord>(call, before, changes) };
  });
}
