import type { Call } from '#shared/call.ts';
import { inUseError } from '#shared/records/blockers.ts';
import { readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { location } from './record.ts';
import { readLocationUses } from './used-by.ts';
import { countUses, parentUse, readUses, stopUses } from './uses.ts';

export async function removeLocation(call: Call, id: number) {
  const record = await readForWrite(call, location, id);
  const uses = (await readUses(call, [id], true)).get(id);
  if (!uses || uses.items + uses.others > 0) {
    throw inUseError('location_in_use', await readLocationUses(call, id));
  }
  return removeRecord(call, location, record, {
    also: {
      writes: stopUses(call, id, uses.rows),
      counters: countUses(call, id, parentUse(record), []),
    },
  });
}
