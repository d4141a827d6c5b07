import type { Call } from '#shared/call.ts';
import { answerEntries } from '#shared/records/lists/entries.ts';
import { contentOf } from '#shared/records/row.ts';
import { type IndexName, indexes } from '#shared/table/indexes.ts';
import { resourceOfAuditPlace } from '#shared/table/key-parts.ts';
import { countRows, findRows, queryPages, queryRows, type RowQuery } from '#shared/table/read.ts';
import { partition, type Row } from '#shared/table/rows.ts';
import { compareText } from '#shared/text.ts';
import { type AuditEntry, type AuditQuery, actorTypes } from './audit-fields.ts';

/** A page of the account's audit, newest first. */
export async function listAudit(call: Call, query: AuditQuery) {
  const account = call.caller.accountId;
  const pk = partition.audit(account);
  return answerEntries(query, {
    name: 'audit',
    read: (after, limit) => readPlaces(account, query, after, limit),
    count: () => countPlaces(account, query),
    show: async (places) => {
      const rows = await findRows(places.map(({ key }) => ({ pk, sk: key })));
      const entries = new Map(rows.map((row) => [row.sk, entryOf(row)]));
      return places.map(({ key }) => entries.get(key));
    },
  });
}

/** The indexes for a query's entries, and the prefixes of their keys. */
function indexesOf({
  resource,
  actor_type: type,
  actor_id: id,
}: AuditQuery): [IndexName, string][] {
  if (id !== undefined) {
    // A member and a key may have the same id.
    const types = type === undefined ? actorTypes : [type];
    return types.map((one) => [indexes.audit.actor, `${one}#${id}#`]);
  }
  if (type !== undefined) return [[indexes.audit.actorType, `${type}#`]];
  return [
    resource === undefined ? [indexes.audit.time, ''] : [indexes.audit.resource, `${resource}#`],
  ];
}

/** Sorts before every time. DynamoDB refuses an empty bound. */
const beforeAll = '0';

function queriesOf(account: number, query: AuditQuery, after?: string) {
  const before = after ?? query.to ?? '~';
  return indexesOf(query).map(([index, prefix]) => {
    const range = { from: prefix + (query.from ?? beforeAll), before: prefix + before };
    return { pk: partition.audit(account), index, range, descending: true };
  });
}

/** In an actor's index, the key itself contains the resource. */
function isOfResource(key: string, { resource }: AuditQuery): boolean {
  return resource === undefined || resourceOfAuditPlace(key) === resource;
}

/** The first places after another, newest first. */
async function readPlaces(
  account: number,
  query: AuditQuery,
  after: string | undefined,
  limit: number,
): Promise<{ key: string }[]> {
  const read = async (rowQuery: RowQuery) => {
    const keys: string[] = [];
    for await (const { rows } of queryPages({ ...rowQuery, pageSize: limit })) {
      keys.push(
        ...rows.map(({ sk }) => sk).filter((key) => key !== after && isOfResource(key, query)),
      );
      if (keys.length >= limit) break;
    }
    return keys;
  };
  const keyLists = await Promise.all(queriesOf(account, query, after).map(read));
  const keys = keyLists.flat().sort((a, b) => compareText(b, a));
  return keys.slice(0, limit).map((key) => ({ key }));
}

async function countPlaces(account: number, query: AuditQuery): Promise<number> {
  const { resource, actor_type: type, actor_id: id } = query;
  const isOfActor = type !== undefined || id !== undefined;
  const count = async (rowQuery: RowQuery) => {
    if (resource === undefined || !isOfActor) return countRows(rowQuery);
    return (await queryRows(rowQuery)).filter(({ sk }) => isOfResource(sk, query)).length;
  };
  const counts = await Promise.all(queriesOf(account, query).map(count));
  return counts.reduce((sum, one) => sum + one, 0);
}

function entryOf(row: Row): AuditEntry {
  return contentOf(row) as unknown as AuditEntry;
}
