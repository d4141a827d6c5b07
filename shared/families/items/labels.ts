import type { AccountScope } from '#shared/call.ts';
import type { FieldProblem, FieldProblems } from '#shared/errors.ts';
import { labelsOf } from '#shared/fields/label.ts';
import { labelValue, uniqueValue } from '#shared/resources/claim.ts';
import { findRows } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import type { SelectedItems } from './selection-fields.ts';

export interface ScannedRecord {
  resource: 'item' | 'location';
  id: number;
}

const isMeaning = (holder: object): holder is ScannedRecord =>
  'resource' in holder && (holder.resource === 'item' || holder.resource === 'location');

/**
 * The records of some kinds with scanned values: by label or, for items, else by
 * unique_id. Unknown values are absent.
 */
export async function resolveScans(
  { caller: { accountId } }: AccountScope,
  scans: readonly string[],
  kinds: readonly ScannedRecord['resource'][] = ['item'],
): Promise<Map<string, ScannedRecord>> {
  const lookups = scans.map((value) => {
    const labels = labelsOf(value);
    const values = [
      ...labels.map(labelValue),
      ...labels.map((label) => uniqueValue('item.unique_id', label)),
    ];
    return { value, keys: values.map((one) => rowKey.unique(accountId, one)) };
  });
  const rows = await findRows(
    lookups.flatMap(({ keys }) => keys),
    { consistent: true, attributes: ['resource', 'id'] },
  );
  const holders = new Map(rows.map(({ sk, resource, id }) => [sk, { resource, id: Number(id) }]));
  const meanings = lookups.flatMap(({ value, keys }) => {
    const matches = keys.flatMap(({ sk }) => holders.get(sk) ?? []).filter(isMeaning);
    const meaning = matches.find(({ resource }) => kinds.includes(resource));
    return meaning ? [[value, meaning] as const] : [];
  });
  return new Map(meanings);
}

/** The items that a body selects, in the order sent. */
interface ItemSelection {
  iid: number[];
  /** The label of an item, if labels were sent. */
  labels: ReadonlyMap<number, string>;
  unknown: ReadonlySet<string>;
}

/** The items that a body selects by id or by scanned value, and the unknown labels. */
export async function selectItems(
  call: AccountScope,
  { iid, qr }: SelectedItems,
): Promise<ItemSelection> {
  if (qr === null) return { iid: iid ?? [], labels: new Map(), unknown: new Set() };
  const values = new Set(qr);
  const meanings = await resolveScans(call, [...values]);
  const labels = new Map<number, string>();
  for (const label of values) {
    const meaning = meanings.get(label);
    if (meaning && !labels.has(meaning.id)) labels.set(meaning.id, label);
  }
  return { iid: [...labels.keys()], labels, unknown: values.difference(new Set(meanings.keys())) };
}

/** Problems of the unknown labels, each at its index in the list as sent. */
export function unknownLabelProblems(
  qr: readonly string[] | null,
  { unknown }: Pick<ItemSelection, 'unknown'>,
): FieldProblems {
  const problems = (qr ?? []).flatMap((label, index): [string, FieldProblem[]][] => {
    return unknown.has(label) ? [[`qr.${index}`, [unknownLabel(label)]]] : [];
  });
  return Object.fromEntries(problems);
}

/** The problem of a label that no item has. */
export function unknownLabel(label: string): FieldProblem {
  return { code: 'not_found', message: 'No item has this label.', qr: label };
}

/** Adds to each problem of an item the label that was sent for it. */
export function withLabels<P extends FieldProblem>(
  problems: readonly P[],
  { labels }: Pick<ItemSelection, 'labels'>,
): P[] {
  return problems.map((problem) => {
    const label = labels.get(Number(problem.item_id));
    return label === undefined ? problem : { ...problem, qr: label };
  });
}
