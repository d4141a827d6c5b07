import type { Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { readForWrite } from '#shared/records/read.ts';
import { updateReading } from '#shared/records/update.ts';
import { bodyChanges } from '#shared/records/versions.ts';
import type { LocationUpdate } from './fields.ts';
import { lineageOf } from './lineage.ts';
import { coordinateProblems } from './location.ts';
import { locationView } from './location-view.ts';
import { readPlaces } from './place.ts';
import { type LocationRecord, location } from './record.ts';
import { countUses, parentUse } from './uses.ts';

/** Updates a location. A new parent moves it and all locations below it. */
export async function updateLocation(call: Call, id: number, body: LocationUpdate) {
  const before = await readForWrite(call, location, id);
  const read = (after: LocationRecord) => readPlaces(call, [{ path: '', before, after }], [after]);
  return updateReading(call, locationView, before, bodyChanges(body), read, {
    problems: (after, { problems }) => mergeFields(coordinateProblems(after), problems),
    decide: (after, { read: { tree, guards } }) => ({
      record: { ...after, lineage: lineageOf(after.parent_id, tree).map((one) => one.id) },
      counters: [...countUses(call, id, parentUse(before), parentUse(after)), ...guards],
    }),
  });
}
