import type { Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { emptyProblems, itemIdsOf } from '#shared/families/items/lines.ts';
import { exchangeProblems, readItems } from '#shared/families/items/named-items.ts';
import { problemsOfContent, readContents } from '#shared/families/items/read-contents.ts';
import { createReading } from '#shared/records/create.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { externalRefFilter } from '#shared/records/lists/value-filters.ts';
import { type PutInput, putByRef } from '#shared/records/put-by-ref.ts';
import { readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { restoreReading } from '#shared/records/restore.ts';
import { updateReading } from '#shared/records/update.ts';
import { bodyChanges } from '#shared/records/versions.ts';
import { KitCreate, type KitQuery, KitUpdate } from './fields.ts';
import { kitView, kitViewIn } from './kit-view.ts';
import { assertStocked, exchangeParts } from './parts.ts';
import { type KitRecord, kit } from './record.ts';

export function listKits(call: Call, query: KitQuery) {
  return answerList(call, kitViewIn(query), query, [
    externalRefFilter(call, kit, query.external_ref),
  ]);
}

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

export function putKitByRef(call: Call, input: PutInput) {
  return putByRef(call, kit, input, {
    bodies: { create: KitCreate, update: KitUpdate, replace: KitCreate },
    create: createKit,
    update: updateKit,
  });
}

/** Deletes a kit. Its items stay. */
export async function removeKit(call: Call, id: number) {
  const record = await readForWrite(call, kit, id);
  const { items } = await readItems(call, itemIdsOf(record));
  const also = exchangeParts(call, id, record, undefined, items, 'delete');
  return removeRecord(call, kit, record, { also });
}

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
