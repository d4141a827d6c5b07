import type { Call } from '#shared/call.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { readContents } from '#shared/families/items/read-contents.ts';
import { restoreReading } from '#shared/records/restore.ts';
import { kitView } from './kit-view.ts';
import { assertStocked, exchangeParts } from './parts.ts';

/** Restores a kit. All that it is made of must be there. */
export function restoreKit(call: Call, id: number) {
  return restoreReading(call, kitView, id, (draft) => readContents(call, draft), {
    problems: (_draft, { problems }) => problems,
    decide: (draft, { read: { items } }) => {
      assertStocked(draft, items);
      return {
        ...withSummaries(draft, items),
        ...exchangeParts(call, id, undefined, draft, items, 'restore'),
      };
    },
  });
}
