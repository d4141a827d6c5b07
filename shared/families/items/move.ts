import type { Call } from '#shared/call.ts';
import { callAt, occurrenceProblems } from '#shared/records/occurrence.ts';
import { readForWrite } from '#shared/records/read.ts';
import { bodyReferences, lookUpReferences } from '#shared/records/references.ts';
import { changeItem } from './item-change.ts';
import type { MoveBody } from './operation-fields.ts';
import { item } from './record.ts';

/** Moves an item to a location or to none, and its home if requested. */
export async function moveItem(arrival: Call, id: number, body: MoveBody) {
  const { location_id, set_home, remarks, occurred_at } = body;
  const call = callAt(arrival, occurred_at);
  const references = bodyReferences(item, { location_id });
  const [before, found] = await Promise.all([
    readForWrite(call, item, id),
    lookUpReferences(call, { references, claims: [] }),
  ]);
  const changes = { location_id, ...(set_home ? { home_location_id: location_id } : {}) };
  const problems = occurrenceProblems(call);
  return changeItem(call, before, changes, { action: 'location', remarks }, { found, problems });
}
