import { recordKinds } from '#shared/families/kinds.ts';
import type { ResourceName } from '#shared/families.ts';
import { facetRepair } from '#shared/records/facet-repair.ts';
import { foldSharedBits } from '#shared/records/fold-shared-bits.ts';
import { IdSet } from '#shared/records/id-set.ts';
import type { RecordKind } from '#shared/records/kind.ts';
import { removeValue } from '#shared/records/pack-terms.ts';
import { idsInPacked, packIds } from '#shared/records/packed-ids.ts';
import { notNewerThan } from '#shared/records/terms.ts';
import { withCounters } from '#shared/records/transaction.ts';
import { isEqualityTerm } from '#shared/resources/equality-terms.ts';
import { atVersion, type RowWrite } from '#shared/table/actions.ts';
import {
  isOfAccount,
  isShared,
  resourceOfPartition,
  termOf,
  termOfKey,
} from '#shared/table/key-parts.ts';
import { findRow, findRows } from '#shared/table/read.ts';
import { type NamedRowKey, type Row, rowKey } from '#shared/table/rows.ts';
import { idKey, idOf } from '#shared/table/sort-key.ts';
import { deleteRowIf, transact } from '#shared/table/write.ts';

/** The largest number of term rows in a transaction, with space for the check of their record (AWS: 100). */
const termsAtOnce = 90;

/** The names of the counts of changes. */
export const reindexCounts = ['records', 'terms_added', 'terms_removed', 'facets'] as const;
type ReindexCounts = Record<(typeof reindexCounts)[number], number>;

/**
 * Updates a row to the current format: of a record, its content, index keys, terms and facet. The row of a term
 * is deleted if its record no longer has the term. Other rows stay.
 */
export async function reindexRow(row: Row): Promise<Partial<ReindexCounts>> {
  if (row.entity === 'term') return reindexTerm(row);
  if (row.entity === 'packed') return reindexPacked(row);
  if (row.entity === 'count' && isShared(row)) await foldSharedBits([row]);
  const resource = isOfAccount(row) ? resourceOfPartition(row.pk).resource : '';
  const kind = recordKinds.get(resource);
  if (kind && row.entity === 'deleted') return { records: await rewrite(kind, row) };
  return kind && row.entity === resource ? reindexRecord(kind, row) : {};
}

async function rewrite(kind: RecordKind, row: Row): Promise<number> {
  return (await kind.rewrite(row)) ? 1 : 0;
}

async function reindexRecord(kind: RecordKind, row: Row): Promise<ReindexCounts> {
  const { account, resource } = { ...resourceOfPartition(row.pk), resource: kind.name };
  const records = await rewrite(kind, row);
  const [id, version] = [Number(row.id), Number(row.version)];
  const { pk, sk } = row;
  const isSame: RowWrite = { kind: 'check', key: { pk, sk }, condition: atVersion(version) };
  const missing = await missingTerms(account, resource, id, kind.termsOf(row));
  for (let start = 0; start < missing.length; start += termsAtOnce) {
    const some = missing.slice(start, start + termsAtOnce);
    await transact([
      isSame,
      ...some.map(
        (key): RowWrite => ({
          kind: 'put',
          row: { ...key, version },
          condition: notNewerThan(version),
        }),
      ),
    ]);
  }
  const counters = await facetRepair(account, resource, id, kind.facetOf(row));
  if (counters.length > 0) await transact([isSame, ...withCounters({ counters })]);
  const facets = counters.length > 0 ? 1 : 0;
  return { records, terms_added: missing.length, terms_removed: 0, facets };
}

/** Finds the terms of a record that have no row. Returns their keys. */
async function missingTerms(
  account: number,
  resource: ResourceName,
  id: number,
  terms: readonly string[],
): Promise<NamedRowKey[]> {
  const keys = terms.map((term) => rowKey.term(account, resource, term, id));
  const values = terms.filter(isEqualityTerm);
  const packedRows = values.map((term) => rowKey.packedIds(account, resource, term, id));
  const rows = await findRows([...keys, ...packedRows], { consistent: true });
  const removed = new Set(rows.flatMap((row) => (row.removed === undefined ? [] : row.sk)));
  const present = new Set(
    rows.flatMap((row) => {
      if (row.entity !== 'packed') return row.sk;
      return idsInPacked(row).has(id) ? `${termOfKey(row.sk).term}#${idKey(id)}` : [];
    }),
  );
  return keys.filter(({ sk }) => removed.has(sk) || !present.has(sk));
}

/** Removes the ids of deleted records, and of records without the value, from a row of packed ids. */
async function reindexPacked(row: Row): Promise<Partial<ReindexCounts>> {
  const { account, resource } = resourceOfPartition(row.pk);
  const kind = recordKinds.get(resource);
  if (!kind) return {};
  const { term } = termOfKey(row.sk);
  const packedIds = idsInPacked(row);
  const keys = [...packedIds].map((id) => rowKey.record(account, kind.name, id));
  const records = await findRows(keys, { consistent: true });
  const right = records.filter((record) => kind.termsOf(record).includes(term));
  const ids = new IdSet(right.map(({ sk }) => idOf(sk)));
  const count = packedIds.size - ids.size;
  if (count === 0) return {};
  const version = Number(row.version);
  const newRow = { ...row, ids: packIds(row.sk, ids), version: version + 1 };
  await transact([{ kind: 'put', row: newRow, condition: atVersion(version) }]);
  return { terms_removed: count };
}

/**
 * Deletes a term that its record does not have, or that says so (`removed`). The term of a write under way is newer,
 * and stays; so does one without a record, which may be about to be created.
 */
async function reindexTerm(row: Row): Promise<Partial<ReindexCounts>> {
  const { account, resource } = resourceOfPartition(row.pk);
  const kind = recordKinds.get(resource);
  if (!kind) return {};
  const { term, id } = termOf(row);
  const live = await findRow(rowKey.record(account, kind.name, id), { consistent: true });
  const record = live ?? (await findRow(rowKey.deleted(account, kind.name, id)));
  const isPlace = rowKey.term(account, kind.name, term, id).pk === row.pk;
  const isRight = isPlace && live && kind.termsOf(live).includes(term);
  const version = Number(record?.version);
  if (!record || isRight || Number(row.version ?? 0) > version) return {};
  const condition = notNewerThan(version);
  // The id may also be in a row of packed ids.
  if (isPlace && isEqualityTerm(term)) {
    await removeValue({ account, resource: kind.name, term }, row, condition);
  } else {
    await deleteRowIf(row, condition);
  }
  return { terms_removed: 1 };
}
