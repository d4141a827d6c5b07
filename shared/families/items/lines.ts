import type { FieldProblem, FieldProblems } from '#shared/errors.ts';
import { entriesForm } from '#shared/fields/collections.ts';
import { itemsMax } from '#shared/limits.ts';
import type { Row } from '#shared/table/rows.ts';
import type { Line } from './line-fields.ts';

/** The contents of a record: whole items, and quantities of others. */
export interface Contents {
  iid: readonly number[];
  lines: readonly Line[];
}

/** The contents in a row, which leaves out defaults. */
export function contentsOfRow(row: Row): Contents {
  const nothing: Contents = { iid: [], lines: [] };
  return { ...nothing, ...row };
}

export type NamedContents = Pick<Contents, 'iid'> & Partial<Contents>;

/** The ids of all items that a record names, whole or in part. */
export function itemIdsOf({ iid, lines = [] }: NamedContents): number[] {
  return [...iid, ...lines.map(({ item_id }) => item_id)];
}

export function lineOf({ lines }: Pick<Contents, 'lines'>, id: number): Line | undefined {
  return lines.find(({ item_id }) => item_id === id);
}

/** The problem of a record that would be left without an item, at the list that says so. */
export function emptyProblems(
  { iid, lines }: Contents,
  path: 'iid' | 'lines' | 'kit_ids',
): FieldProblems {
  if (iid.length + lines.length > 0) return {};
  return { [path]: [{ code: 'too_short', message: entriesForm(1, itemsMax) }] };
}

/** Problems of contents as a whole: an item that is named twice, and too many entries. */
export function contentsProblems({ iid, lines }: Contents): FieldProblems {
  if (lines.length === 0) return {};
  const twice = atLines(lines, ({ item_id }, index) => {
    const isTwice = iid.includes(item_id) || lines.findIndex((l) => l.item_id === item_id) < index;
    const message = `Item ${item_id} is named twice.`;
    return isTwice ? ['item_id', { code: 'invalid_value', message, item_id }] : undefined;
  });
  const message = `Must have at most ${itemsMax} entries, iid and lines together.`;
  const isOver = iid.length + lines.length > itemsMax;
  return {
    ...(isOver ? { lines: [{ code: 'too_many', message }] } : {}),
    ...twice,
  };
}

export type LineProblem<F extends string = keyof Line> = [field: F, problem: FieldProblem];

/** Problems of lines, each at its index in the list. */
export function atLines<L extends Line>(
  lines: readonly L[],
  problemOf: (line: L, index: number) => LineProblem<string> | undefined,
): FieldProblems {
  const entries = lines.flatMap((line, index): [string, FieldProblem[]][] => {
    const [field, problem] = problemOf(line, index) ?? [];
    return problem ? [[`lines.${index}.${field}`, [problem]]] : [];
  });
  return Object.fromEntries(entries);
}
