import type { HistoryEntry } from '#shared/fields/history.ts';
import { findRows } from '#shared/table/read.ts';
import { type Row, rowIdentity, rowKey } from '#shared/table/rows.ts';
import type { FeedEvent } from './feed.ts';
import type { Change } from './fields.ts';

/** Changes with the fields that changed, which the histories of their records have. */
export async function showChanges(
  account: number,
  events: readonly FeedEvent[],
): Promise<Change[]> {
  const keyOf = ({ resource, resource_id, entry }: FeedEvent) =>
    entry === undefined ? undefined : rowKey.activity(account, resource, resource_id, entry);
  const keys = events.flatMap((one) => keyOf(one) ?? []);
  const rows = await findRows(keys, { consistent: true, attributes: ['changes'] });
  const entries = new Map<string, Row & Partial<HistoryEntry>>(
    rows.map((row) => [rowIdentity(row), row]),
  );
  return events.map((one) => {
    const { id, type, at, actor, resource, resource_id, version } = one;
    const key = keyOf(one);
    // An operator may have purged the history.
    const changes = (key && entries.get(rowIdentity(key))?.changes) ?? [];
    return { id, type, at, account_id: account, actor, resource, resource_id, version, changes };
  });
}
