import type { Answer, Call } from '#shared/call.ts';
import { type Fields, mergeFields } from '#shared/errors.ts';
import type { Occasion } from '#shared/records/history.ts';
import type { Current } from '#shared/records/read.ts';
import { type UpdateHooks, updateRecord } from '#shared/records/update.ts';
import type { Content } from '#shared/resources/resource.ts';
import type { Item } from './fields.ts';
import { itemProblems } from './item.ts';
import { usesMoved } from './item-change.ts';
import { itemView } from './item-view.ts';
import type { ItemRecord } from './record.ts';

type Changes = Partial<Content<ItemRecord>>;
interface Hooks extends Pick<UpdateHooks<ItemRecord, Item, undefined>, 'found' | 'isWritten'> {
  /** Problems of the call besides the changes. */
  problems?: Fields;
  /** Refuses by the state of the item, after the changes themselves are valid. */
  assertState?: () => void;
}

/** Updates one item, and answers with it. */
export function changeItem(
  call: Call,
  before: Current<ItemRecord>,
  changes: Changes,
  occasion: Occasion,
  { problems = {}, assertState, ...hooks }: Hooks = {},
): Promise<Answer<Item>> {
  return updateRecord(call, itemView, before, changes, {
    occasion,
    ...hooks,
    problems: (after) => mergeFields(problems, itemProblems(after, changes)),
    decide: (after) => {
      assertState?.();
      return { counters: usesMoved(call, before, after) };
    },
  });
}
