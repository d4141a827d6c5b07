import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Call } from '#shared/call.ts';
import type { FieldProblems } from '#shared/errors.ts';
import { write as issueWrite } from '#shared/families/issues/access.ts';
import { movesStock, setsCondition } from '#shared/families/items/access.ts';
import { nextId } from '#shared/records/read.ts';
import { requireAccess } from '#shared/routes/require-access.ts';
import type { CheckoutCheckIn, ReturnCondition, ReturnedLine } from './operation-fields.ts';
import type { ReturnSelection } from './select-returned.ts';

type ReturnBody = Omit<CheckoutCheckIn, 'iid' | 'lines'>;

/** The details of a return: what holds for all of its items, and for single ones. */
export interface ReturnDetails extends Omit<ReturnBody, 'items'> {
  byItem: ReadonlyMap<number, ReturnCondition>;
  /** The id of the issue for all items; null if there is none, and in a dry run. */
  issueId: number | null;
  /** Items that the issue for all items holds no more: it was closed or changed during the return. */
  releasedIds?: ReadonlySet<number>;
  /** The ids of the issues of single items; none in a dry run. */
  issueIdsByItem: ReadonlyMap<number, number>;
}

/** Reporting a condition or an issue, and consuming stock, need the permissions of those endpoints. */
export function requireReturnRoutes(
  call: CredentialCall,
  body: ReturnBody,
  lines: readonly ReturnedLine[],
): void {
  const all = [body, ...(body.items ?? [])];
  if (all.some(({ condition }) => condition !== null)) requireAccess(call, setsCondition);
  if (all.some(({ issue }) => issue !== null)) requireAccess(call, issueWrite);
  if (lines.some(({ consumed }) => consumed > 0)) requireAccess(call, movesStock);
}

/** Problems of fields that apply to whole items, where only quantities are returned. */
export function quantityProblems(
  { condition, issue }: ReturnBody,
  { indexes }: ReturnSelection,
  lines: readonly ReturnedLine[],
): FieldProblems {
  if (indexes.size > 0 || lines.length === 0) return {};
  const message = 'Must be omitted when only quantities are returned: it applies to whole items.';
  const problem = [{ code: 'invalid_value' as const, message }];
  return {
    ...(condition === null ? {} : { condition: problem }),
    ...(issue === null ? {} : { issue: problem }),
  };
}

/** The problem of an issue for all items, where each has one of its own. */
export function issueProblems({ issue }: ReturnBody, { iid, own }: ReturnSelection): FieldProblems {
  if (issue === null || iid.length === 0 || iid.some((id) => !own.get(id)?.issue)) return {};
  const message = 'Must be omitted: every item has its own issue.';
  return { issue: [{ code: 'invalid_value', message }] };
}

/** The details of a return of items, with ids for the issues that it reports. */
export async function returnOf(
  call: Call,
  { items: _input, ...body }: ReturnBody,
  { own }: Pick<ReturnSelection, 'own'>,
  iid: readonly number[],
  isDryRun: boolean,
): Promise<ReturnDetails> {
  const single = iid.filter((id) => own.get(id)?.issue);
  const isForAll = body.issue !== null && single.length < iid.length;
  const count = single.length + (isForAll ? 1 : 0);
  if (isDryRun || count === 0)
    return { ...body, byItem: own, issueId: null, issueIdsByItem: new Map() };
  const last = await nextId(call, 'issue', count);
  const first = last - single.length + 1;
  const issueIdsByItem = new Map(single.map((id, index) => [id, first + index]));
  return { ...body, byItem: own, issueId: isForAll ? last - count + 1 : null, issueIdsByItem };
}

/** The report on an item in a return. Its own condition and issue take precedence over those for all items. */
export function reportOf(
  details: ReturnDetails,
  id: number,
): ReturnCondition & { issueId: number | null } {
  const own = details.byItem.get(id);
  const issueId = own?.issue ? (details.issueIdsByItem.get(id) ?? null) : details.issueId;
  return {
    condition: own?.condition ?? details.condition,
    issue: own?.issue ?? details.issue,
    issueId,
  };
}
