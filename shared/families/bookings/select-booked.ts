import type { Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { selectItems, unknownLabelProblems } from '#shared/families/items/labels.ts';
import type { Line } from '#shared/families/items/line-fields.ts';
import type { SelectedItems } from '#shared/families/items/selection-fields.ts';
import { withKits } from './kits.ts';

/**
 * Resolves the items that a booking selects by id, by label, by quantity or by kit, and the problems of
 * unknown labels and kits.
 */
export async function selectBooked<
  Body extends SelectedItems & { lines: Line[]; kit_ids: number[] },
>(call: Call, body: Body) {
  const { iid: _sent, qr, lines: own, ...rest } = body;
  const selection = await selectItems(call, body);
  const named = { iid: selection.iid, lines: own };
  const { iid, lines, names, parts, problems } = await withKits(call, named, body.kit_ids);
  return {
    content: { ...rest, iid, lines },
    selection,
    kits: names,
    parts,
    unknown: mergeFields(unknownLabelProblems(qr, selection), problems),
  };
}
