import type { Call } from '#shared/call.ts';
import { restoreReading } from '#shared/records/restore.ts';
import { setClosed } from '#shared/records/uses.ts';
import { locationView } from './location-view.ts';
import { readPlace } from './place.ts';
import { countUses, parentUse, usesOf } from './uses.ts';

/** Restores a location, where it was in the tree. */
export function restoreLocation(call: Call, id: number) {
  return restoreReading(call, locationView, id, (draft) => readPlace(call, draft), {
    problems: (_draft, { problems }) => problems,
    decide: (draft, { read: { lineage, guards } }) => ({
      record: { ...draft, lineage: lineage.map((one) => one.id) },
      writes: setClosed(usesOf(call, id), false),
      counters: [...countUses(call, id, [], parentUse(draft)), ...guards],
    }),
  });
}
