import type { Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { emptyProblems, itemIdsOf } from '#shared/families/items/lines.ts';
import { exchangeProblems } from '#shared/families/items/named-items.ts';
import { problemsOfContent, readContents } from '#shared/families/items/read-contents.ts';
import { readForWrite } from '#shared/records/read.ts';
import { updateReading } from '#shared/records/update.ts';
import { bodyChanges } from '#shared/records/versions.ts';
import type { KitUpdate } from './fields.ts';
import { kitView } from './kit-view.ts';
import { assertStocked, exchangeParts } from './parts.ts';
import { type KitRecord, kit } from './record.ts';

export async function updateKit(call: Call, id: number, body: KitUpdate) {
  const before = await readForWrite(call, kit, id);
  const changes = bodyChanges(body);
  const path = 'iid' in changes ? 'iid' : 'lines';
  const read = (after: KitRecord) => readContents(call, after, itemIdsOf(before));
  return updateReading(call, kitView, before, changes, read, {
    path,
    problems: (after, { problems }) =>
      mergeFields(
        problemsOfContent(changes, problems),
        emptyProblems(after, 'lines' in changes ? 'lines' : 'iid'),
        exchangeProblems(itemIdsOf(before), itemIdsOf(after), path),
      ),
    decide: (after, { read: { items } }) => {
      if ('lines' in changes) assertStocked(after, items);
      return {
        ...withSummaries(after, items),
        ...exchangeParts(call, id, before, after, items, 'update'),
      };
    },
  });
}
