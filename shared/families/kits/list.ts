import type { Call } from '#shared/call.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { externalRefFilter } from '#shared/records/lists/value-filters.ts';
import type { KitQuery } from './fields.ts';
import { kitViewIn } from './kit-view.ts';
import { kit } from './record.ts';

export function listKits(call: Call, query: KitQuery) {
  return answerList(call, kitViewIn(query), query, [
    externalRefFilter(call, kit, query.external_ref),
  ]);
}
