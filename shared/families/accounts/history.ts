import type { Call } from '#shared/call.ts';
import { answerEntries, countUpTo, maxCounted } from '#shared/records/lists/entries.ts';
import { contentOf } from '#shared/records/row.ts';
import { type IndexName, indexes } from '#shared/table/indexes.ts';
import { resourceOfAuditKey } from '#shared/table/key-parts.ts';
import { findRows, queryPages, queryRows, type RowQuery } from '#shared/table/read.ts';
import { partition, storedAs } from '#shared/table/rows.ts';
import { groupOf } from '#shared/table/sort-key.ts';
import { compareText } from '#shared/text.ts';
import { type AuditEntry, type AuditQuery, actorTypes } from './audit-fields.ts';

/** A page of the account's audit, newest first. */
export async function listAudit(call: Call, query: AuditQuery) {
  const account = call.caller.accountId;
  const pk = partition.audit(account);
  return answerEntries(query, {
    name: 'audit',
    read: (after, limit) => readKeys(account, query, after, limit),
    count: () => countEntries(account, query),
    show: async (keys) => {
      const rows = await findRows(keys.map(({ key }) => ({ pk, sk: key })));
      const entries = new Map(rows.map((row) => [row.sk, storedAs<AuditEntry>(contentOf(row))]));
      return keys.map(({ key }) => entries.get(key));
    },
  });
}

/** The indexes for a query's entries, and the groups that they are in there. */
function indexesOf({
  resource,
  actor_type: type,
  actor_id: id,
}: AuditQuery): [IndexName, ...group: (string | number)[]][] {
  if (id !== undefined) {
    // A member and a key may have the same id.
    const types = type === undefined ? actorTypes : [type];
    return types.map((one) => [indexes.audit.actor, one, id]);
  }
  if (type !== undefined) return [[indexes.audit.actorType, type]];
  return [resource === undefined ? [indexes.audit.time] : [indexes.audit.resource, resource]];
}

/** Sorts before every time. DynamoDB refuses an empty bound. */
const beforeAll = '0';

function queriesOf(account: number, query: AuditQuery, after?: string) {
  const before = after ?? query.to ?? '~';
  return indexesOf(query).map(([index, ...group]) => {
    const keyAt = (time: string) => groupOf(...group, time);
    const range = { from: keyAt(query.from ?? beforeAll), before: keyAt(before) };
    return { pk: partition.audit(account), index, range, descending: true };
  });
}

/** In an actor's index, the key itself contains the resource. */
function isOfResource(key: string, { resource }: AuditQuery): boolean {
  return resource === undefined || resourceOfAuditKey(key) === resource;
}

/** Whether entries have to be looked at one by one: no index has both an actor and a resource. */
function needsRowFilter({ resource, actor_type: type, actor_id: id }: AuditQuery): boolean {
  return resource !== undefined && (type !== undefined || id !== undefined);
}

/** The first keys after another, newest first, and where reading ended if there may be more. */
async function readKeys(
  account: number,
  query: AuditQuery,
  after: string | undefined,
  limit: number,
): Promise<{ entries: { key: string }[]; end?: string | undefined }> {
  // All entries that an offset skips have to be read.
  const max = after === undefined && query.offset ? Number.POSITIVE_INFINITY : maxCounted;
  const read = async (rowQuery: RowQuery) => {
    const keys: string[] = [];
    let passedCount = 0;
    for await (const { rows } of queryPages({
      ...rowQuery,
      pageSize: limit,
      growth: 4,
      limit: max,
    })) {
      passedCount += rows.length;
      keys.push(
        ...rows.map(({ sk }) => sk).filter((key) => key !== after && isOfResource(key, query)),
      );
      if (keys.length >= limit) break;
      if (passedCount === max) return { keys, end: rows.at(-1)?.sk };
    }
    return { keys };
  };
  const parts = await Promise.all(queriesOf(account, query, after).map(read));
  const ends = parts.flatMap(({ end }) => end ?? []);
  // Before the latest of these ends, entries may be missing.
  const end = ends.toSorted(compareText).at(-1);
  const keys = parts.flatMap(({ keys }) => keys).filter((key) => !end || key >= end);
  const entries = keys
    .sort((a, b) => compareText(b, a))
    .slice(0, limit)
    .map((key) => ({ key }));
  return { entries, end };
}

async function countEntries(account: number, query: AuditQuery) {
  const counts = await Promise.all(
    queriesOf(account, query).map(async (rowQuery) => {
      if (!needsRowFilter(query)) return countUpTo(rowQuery);
      const rows = await queryRows({ ...rowQuery, limit: maxCounted + 1 });
      const total = rows.filter(({ sk }) => isOfResource(sk, query)).length;
      return { total, isCapped: rows.length > maxCounted };
    }),
  );
  return {
    total: counts.reduce((sum, { total }) => sum + total, 0),
    isCapped: counts.some(({ isCapped }) => isCapped),
  };
}
