import type { Plural } from '#importer/kinds.ts';
import type { ApiRecord } from '#importer/records-api.ts';
import type { ImportRow } from '#importer/rows.ts';
import { findRepeated, type Refusal, refusalOf } from '#importer/validate.ts';
import { foldLabel, foldUnique } from '#shared/text.ts';

/** The records that are known, by their kinds. */
export type RecordsByKind = { readonly [kind in Plural]?: readonly ApiRecord[] };

const nouns = [
  ['items', 'Item'],
  ['locations', 'Place'],
] as const;

/** The new rows with a code or label that a record or an earlier new row has: the service will refuse them. */
export function duplicateValues(
  newRows: readonly ImportRow[],
  records: RecordsByKind,
): ReadonlyMap<ImportRow, Refusal> {
  const holders = nouns.flatMap(([kind, noun]) =>
    (records[kind] ?? []).flatMap((record) =>
      valuesOf(record).map(({ key }) => [key, `${noun} ${record.id}, ${record.name},`] as const),
    ),
  );
  return findRepeated(newRows, {
    valuesOf: ({ body }) => valuesOf(body),
    refuse: ({ path, name }, holder) =>
      refusalOf({ [path]: [{ code: 'taken', message: `${holder} already has ${name}.` }] }),
    holders: new Map(holders),
  });
}

/** The values that no other record may have, in the form in which the service compares them. */
function valuesOf({ unique_id, qr }: { readonly [field: string]: unknown }) {
  const codes = typeof unique_id === 'string' ? [unique_id] : [];
  const labels: unknown[] = Array.isArray(qr) ? qr : [];
  return [
    ...codes.map((code) => ({
      path: 'unique_id',
      key: `code ${foldUnique(code)}`,
      name: 'this code',
    })),
    ...labels.map((label, index) => ({
      path: `qr.${index}`,
      key: `label ${foldLabel(String(label))}`,
      name: `the label ${label}`,
    })),
  ];
}
