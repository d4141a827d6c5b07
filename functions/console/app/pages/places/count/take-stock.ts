import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { idsOf, inParts } from '#console/pages/selection/bulk-calls.ts';
import { itemsMax } from '#shared/limits.ts';

export interface Stocktake {
  /** All that was seen, where it is. */
  seen: readonly number[];
  /** What is seen, and at the place from now on. */
  moved: readonly number[];
  placeId: number;
  remarks: string;
}

/**
 * Names each call of a stock-take by its content, so that one that is repeated after a failure does
 * nothing twice.
 */
export function createNames(): (body: object) => string {
  const names = new Map<string, string>();
  return (body) => {
    const content = JSON.stringify(body);
    const name = names.get(content) ?? crypto.randomUUID();
    names.set(content, name);
    return name;
  };
}

/** Records what was seen, in calls of as many items as one takes; the ids of those that were moved. */
export async function takeStock(
  { seen, moved, placeId, remarks }: Stocktake,
  nameOf: (body: object) => string,
): Promise<number[]> {
  const send = async (iid: number[], location_id: number | null) => {
    const body = { iid, location_id, remarks };
    const params = { header: { 'Idempotency-Key': nameOf(body) } };
    const { data } = await orThrow(api.POST('/v1/items/stocktake', { params, body }));
    return idsOf(data.moved);
  };
  const parts = [
    ...(await inParts(seen, itemsMax, (iid) => send(iid, null))),
    ...(await inParts(moved, itemsMax, (iid) => send(iid, placeId))),
  ];
  return parts.flat();
}
