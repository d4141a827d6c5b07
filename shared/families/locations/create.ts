import type { Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { createReading } from '#shared/records/create.ts';
import type { LocationCreate } from './fields.ts';
import { coordinateProblems, presentLocation } from './location.ts';
import { locationView } from './location-view.ts';
import { readPlace } from './place.ts';
import { countUses, parentUse } from './uses.ts';

export function createLocation(call: Call, body: LocationCreate) {
  return createReading(call, locationView, body, (draft) => readPlace(call, draft), {
    problems: (draft, place) => mergeFields(coordinateProblems(draft), place.problems),
    decide: (draft, { read: { lineage, guards }, names }) => {
      const record = { ...draft, lineage: lineage.map(({ id }) => id) };
      return {
        record,
        data: presentLocation(record, lineage, names, 0),
        counters: [...countUses(call, record.id, [], parentUse(record)), ...guards],
      };
    },
  });
}
