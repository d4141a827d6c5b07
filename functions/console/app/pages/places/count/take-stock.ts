import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { idsOf, inParts } from '#console/pages/selection/bulk-calls.ts';
import { itemsMax } from '#shared/limits.ts';

export interface Stocktake {
  /** The items that were seen where they are stored. */
  seen: readonly number[];
  /** The items that were seen here, and are moved here. */
  moved: readonly number[];
  placeId: number;
  remarks: string;
}

/**
 * Creates an idempotency key for each body, the same for equal bodies, so that a call that is repeated
 * after a failure takes effect once.
 */
export function newIdempotencyKeys(): (body: object) => string {
  const keys = new Map<string, string>();
  return (body) => {
    const content = JSON.stringify(body);
    const key = keys.get(content) ?? crypto.randomUUID();
    keys.set(content, key);
    return key;
  };
}

/** Records the items that were seen, in calls of the API's batch size. Returns the ids of those moved. */
export async function takeStock(
  { seen, moved, placeId, remarks }: Stocktake,
  keyFor: (body: object) => string,
): Promise<number[]> {
  const send = async (iid: number[], location_id: number | null) => {
    const body = { iid, location_id, remarks };
    const params = { header: { 'Idempotency-Key': keyFor(body) } };
    const { data } = await orThrow(api.POST('/v1/items/stocktake', { params, body }));
    return idsOf(data.moved);
  };
  const parts = [
    ...(await inParts(seen, itemsMax, (iid) => send(iid, null))),
    ...(await inParts(moved, itemsMax, (iid) => send(iid, placeId))),
  ];
  return parts.flat();
}
