import type { Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { emptyProblems } from '#shared/families/items/lines.ts';
import { readContents } from '#shared/families/items/read-contents.ts';
import { createReading } from '#shared/records/create.ts';
import type { KitCreate } from './fields.ts';
import { kitView } from './kit-view.ts';
import { assertStocked, exchangeParts } from './parts.ts';

export function createKit(call: Call, body: KitCreate) {
  return createReading(call, kitView, body, () => readContents(call, body), {
    problems: (draft, { problems }) => mergeFields(problems, emptyProblems(draft)),
    decide: (record, { read: { items } }) => {
      assertStocked(record, items);
      return {
        ...withSummaries(record, items),
        ...exchangeParts(call, record.id, undefined, record, items, 'create'),
      };
    },
  });
}
