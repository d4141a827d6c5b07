import type { Call } from '#shared/call.ts';
import { entriesSince } from '#shared/records/entries-since.ts';
import { idsNaming } from '#shared/records/ids-in-index.ts';
import { findRecords } from '#shared/records/read.ts';
import { indexLagSeconds } from '#shared/table/indexes.ts';
import { addSeconds } from '#shared/time.ts';
import { type EventRecord, event } from './record.ts';

/** The events that name an item, but one of them if it is given. */
export async function eventsNaming(
  call: Call,
  item: number,
  except?: number,
): Promise<EventRecord[]> {
  const [knownItems, recent] = await Promise.all([
    idsNaming(call, item, 'event'),
    recentEvents(call, item),
  ]);
  const ids = new Set([...knownItems, ...recent].filter((id) => id !== except));
  const events = await findRecords(call, event, [...ids], { consistent: true });
  return events.filter(({ iid }) => iid.includes(item));
}

/** The events that the newest entries of an item's history are about: the index may not have them yet. */
async function recentEvents(call: Call, item: number): Promise<number[]> {
  const since = addSeconds(call.now, -indexLagSeconds);
  const attributes = ['resource', 'resource_id'];
  const entries = await Array.fromAsync(entriesSince(call, 'item', item, { since, attributes }));
  return entries.flatMap((one) => (one.resource === 'event' ? Number(one.resource_id) : []));
}
