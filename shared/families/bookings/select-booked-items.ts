import type { Call } from '#shared/call.ts';
import { type FieldProblem, type FieldProblems, mergeFields, noSuch } from '#shared/errors.ts';
import { selectItems, unknownLabelProblems } from '#shared/families/items/labels.ts';
import type { Line } from '#shared/families/items/line-fields.ts';
import {
  type Contents,
  contentsOfRow,
  contentsProblems,
  itemIdsOf,
} from '#shared/families/items/lines.ts';
import { exact } from '#shared/families/items/quantities.ts';
import type { SelectedItems } from '#shared/families/items/selection-fields.ts';
import { itemsMax } from '#shared/limits.ts';
import { findRowsOf } from '#shared/records/read.ts';
import type { Names } from '#shared/records/reference-names.ts';
import { nameKey } from '#shared/records/reference-names.ts';
import { noParts, partsOf } from './kit-parts.ts';

/**
 * Resolves the items that a booking selects by id, by label, by quantity or by kit, and the problems of
 * unknown labels and kits.
 */
export async function selectBookedItems<
  Body extends SelectedItems & { lines: Line[]; kit_ids: number[] },
>(call: Call, body: Body) {
  const { iid: _input, qr, lines: own, ...rest } = body;
  const selection = await selectItems(call, body);
  const namedContents = { iid: selection.iid, lines: own };
  const { iid, lines, names, parts, problems } = await withKits(call, namedContents, body.kit_ids);
  return {
    content: { ...rest, iid, lines },
    selection: { labels: selection.labels, parts },
    kits: names,
    unknown: mergeFields(unknownLabelProblems(qr, selection), problems),
  };
}

/**
 * Adds the current contents of a booking's kits to what it names: each item once, with the sum of its
 * quantities. `parts` is what only kits add.
 */
export async function withKits(call: Call, { iid, lines }: Contents, kitIds: readonly number[]) {
  const own = { iid: [...iid], lines: [...lines] };
  const noNames: Names = new Map();
  if (kitIds.length === 0) return { ...own, names: noNames, parts: noParts, problems: {} };
  // Checked before kits are added: an item twice in the body's own lines is an error, but kits add to it.
  const duplicateProblems = contentsProblems({ iid: [], lines });
  const { rows, kits } = await readKits(call, kitIds);
  const knownIds = new Set(kits.map(({ id }) => id));
  const all = {
    iid: [...new Set([...own.iid, ...kits.flatMap((kit) => kit.iid)])],
    lines: addLines([...own.lines, ...kits.flatMap((kit) => kit.lines)]),
  };
  const unknown = kitIds.filter((id) => !knownIds.has(id));
  return {
    ...all,
    names: new Map(rows.map(({ id, name }) => [nameKey('kit', Number(id)), String(name)])),
    parts: partsOf(own, kits, kitIds),
    problems: mergeFields(duplicateProblems, kitProblems(all, unknown)),
  };
}

/**
 * The kits of a booking that still belong to it when only some of its contents go out: those with a part among
 * them, and deleted kits, whose parts are unknown.
 */
export async function remainingKits(call: Call, kitIds: readonly number[], contents: Contents) {
  const { kits } = kitIds.length === 0 ? { kits: [] } : await readKits(call, kitIds);
  const goingOut = new Set(itemIdsOf(contents));
  const without = kits.filter((kit) => goingOut.isDisjointFrom(new Set(itemIdsOf(kit))));
  return kitIds.filter((id) => !without.some((kit) => kit.id === id));
}

async function readKits(call: Call, kitIds: readonly number[]) {
  const read = { consistent: true, attributes: ['id', 'name', 'iid', 'lines'] };
  const rows = await findRowsOf(call, 'kit', kitIds, read);
  return { rows, kits: rows.map((row) => ({ id: Number(row.id), ...contentsOfRow(row) })) };
}

function addLines(lines: readonly Line[]): Line[] {
  const groups = Map.groupBy(lines, ({ item_id }) => item_id);
  return [...groups].map(([item_id, group]) => {
    const sum = group.reduce((total, { quantity }) => total + quantity, 0);
    return { item_id, quantity: exact(sum) };
  });
}

function kitProblems({ iid, lines }: Contents, missing: readonly number[]): FieldProblems {
  const problems = missing.map((id): FieldProblem => {
    return { code: 'not_found', message: noSuch('kit', id), kit_id: id };
  });
  if (iid.length + lines.length > itemsMax) {
    const message = `Must have at most ${itemsMax} entries, kits, iid and lines together.`;
    problems.push({ code: 'too_many', message });
  }
  return problems.length > 0 ? { kit_ids: problems } : {};
}
