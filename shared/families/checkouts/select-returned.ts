import { isDeepStrictEqual } from 'node:util';
import type { Call } from '#shared/call.ts';
import { type FieldProblem, type FieldProblems, mergeFields } from '#shared/errors.ts';
import { resolveScans, unknownLabel, withLabels } from '#shared/families/items/labels.ts';
import { itemsMax } from '#shared/limits.ts';
import type { ReturnCondition, ReturnedItem } from './operation-fields.ts';

interface ItemSelection {
  iid: readonly number[] | null;
  qr?: readonly string[] | null;
  items: readonly ReturnedItem[] | null;
}

/** The items that a return names by ids, by labels, and one by one. */
export interface ReturnSelection {
  /** In the order sent. */
  iid: number[];
  /** The label of an item, if one was sent. */
  labels: ReadonlyMap<number, string>;
  /** The conditions of single items, by id. */
  own: ReadonlyMap<number, ReturnCondition>;
  /** The labels of nothing, each at its index as sent. */
  unknown: FieldProblems;
  /** Problems of the selection itself. */
  problems: FieldProblems;
  /** The indexes as sent, by the id of an item or by its label. */
  indexes: ReadonlyMap<unknown, number>;
}

/** One mention of an item in a body. */
interface Mention {
  path: string;
  id?: number | undefined;
  label?: string | undefined;
  own?: ReturnCondition;
}

/** Resolves the items that a return names. One that is named twice counts once. */
export async function selectReturned(call: Call, input: ItemSelection): Promise<ReturnSelection> {
  const mentions = await resolveLabels(call, mentionsOf(input));
  const matches = mentions.flatMap(({ id, ...rest }) =>
    id === undefined ? [] : [{ id, ...rest }],
  );
  const labels = new Map<number, string>();
  const own = new Map<number, ReturnCondition>();
  const duplicateProblems: FieldProblems[] = [];
  for (const { id, label, path, own: condition } of matches) {
    if (label !== undefined && !labels.has(id)) labels.set(id, label);
    if (condition && own.has(id) && !isDeepStrictEqual(own.get(id), condition))
      duplicateProblems.push({ [path]: withLabels([duplicateItemProblem(id)], { labels }) });
    if (condition) own.set(id, condition);
  }
  const iid = [...new Set(matches.map(({ id }) => id))];
  return {
    iid,
    labels,
    own,
    unknown: unknownLabels(mentions),
    problems: mergeFields(...duplicateProblems, tooManyItemsProblems(iid, own)),
    indexes: indexesOf(mentions),
  };
}

/** Problems of items and labels in the order in which those were sent, with the labels; lines follow. */
export function inBodyOrder(
  selection: ReturnSelection,
  problems: readonly FieldProblem[],
): FieldProblem[] {
  const { indexes } = selection;
  const indexOf = ({ item_id, qr }: FieldProblem) =>
    indexes.get(item_id) ?? indexes.get(qr) ?? Number.MAX_SAFE_INTEGER;
  const labelledProblems = withLabels(problems, selection);
  return labelledProblems.toSorted((a, b) => indexOf(a) - indexOf(b));
}

/** The problems of the labels of nothing, one a label. */
export function unknownOf({ unknown }: ReturnSelection): FieldProblem[] {
  const problems = Object.values(unknown).flat();
  return [...new Map(problems.map((problem) => [problem.qr, problem])).values()];
}

function mentionsOf({ iid, qr = null, items }: ItemSelection): Mention[] {
  return [
    ...(iid ?? []).map((id, index) => ({ path: `iid.${index}`, id })),
    ...(qr ?? []).map((label, index) => ({ path: `qr.${index}`, label })),
    ...(items ?? []).map(({ item_id, qr: label, ...own }, index) =>
      item_id === null
        ? { path: `items.${index}.qr`, label: label ?? '', own }
        : { path: `items.${index}.item_id`, id: item_id, own },
    ),
  ];
}

async function resolveLabels(call: Call, mentions: readonly Mention[]): Promise<Mention[]> {
  const labels = new Set(mentions.flatMap(({ label }) => label ?? []));
  if (labels.size === 0) return [...mentions];
  const meanings = await resolveScans(call, [...labels]);
  return mentions.map((one) =>
    one.label === undefined ? one : { ...one, id: meanings.get(one.label)?.id },
  );
}

function duplicateItemProblem(id: number): FieldProblem {
  const message = `Item ${id} is sent twice, with different values.`;
  return { code: 'invalid_value', message, item_id: id };
}

function unknownLabels(mentions: readonly Mention[]): FieldProblems {
  const unknown = mentions.filter(({ id }) => id === undefined);
  return Object.fromEntries(unknown.map(({ path, label = '' }) => [path, [unknownLabel(label)]]));
}

/** An issue takes as many rows of the transaction as an item. */
function tooManyItemsProblems(
  iid: readonly number[],
  own: ReadonlyMap<number, ReturnCondition>,
): FieldProblems {
  const issues = [...own.values()].filter(({ issue }) => issue !== null).length;
  if (iid.length + issues <= itemsMax) return {};
  const message =
    `At most ${itemsMax} items may come back in one call. ` +
    'One with an issue of its own counts twice.';
  return { items: [{ code: 'too_many', message }] };
}

function indexesOf(mentions: readonly Mention[]): Map<unknown, number> {
  const indexes = new Map<unknown, number>();
  for (const [index, { id, label }] of mentions.entries()) {
    for (const name of [id, label]) {
      if (name !== undefined && !indexes.has(name)) indexes.set(name, index);
    }
  }
  return indexes;
}
