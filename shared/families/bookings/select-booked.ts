import type { Call } from '#shared/call.ts';
import type { Fields } from '#shared/errors.ts';
import {
  type Selection,
  selectItems,
  unknownLabelProblems,
} from '#shared/families/items/labels.ts';
import type { SelectedItems } from '#shared/families/items/selection-fields.ts';

/** A body with the ids of the items that it selects, in place of ids or labels. */
type WithItems<Body> = Omit<Body, 'iid' | 'qr'> & { iid: number[] };

/** Resolves the items that a booking selects by id or by label, and the problems of unknown labels. */
export async function selectBooked<Body extends SelectedItems>(
  call: Call,
  body: Body,
): Promise<{ content: WithItems<Body>; selection: Selection; unknown: Fields }> {
  const { iid: _sent, qr, ...rest } = body;
  const selection = await selectItems(call, body);
  const content = { ...rest, iid: selection.iid };
  return { content, selection, unknown: unknownLabelProblems(qr, selection) };
}
