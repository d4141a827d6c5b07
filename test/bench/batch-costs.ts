import type { Check } from './check.ts';
import { itemsTotal } from './dataset/contents.ts';
import { itemTexts } from './shares.ts';

const firstOfBatch = 3_001;
/** The most items that one call may change, and the most labels that one may look up. */
const largestBatch = 40;
const maxLabels = 100;

/** Checks the costs of batch calls. */
export async function checkBatches(check: Check): Promise<void> {
  const iid = idsFrom(firstOfBatch, largestBatch);
  await check(
    { name: `move ${largestBatch} items`, roundTrips: 3, readUnits: 45, writeUnits: 300 },
    { name: 'items.moveMany', body: { iid, location_id: 1 } },
  );
  await check(
    { name: `take stock of ${largestBatch} items`, roundTrips: 3, readUnits: 45, writeUnits: 330 },
    { name: 'items.takeStock', body: { iid, location_id: 1 } },
  );
  const labels = idsFrom(firstOfBatch, maxLabels).map((id) => itemTexts(id, itemsTotal).unique_id);
  await check(
    { name: `look up ${maxLabels} labels`, roundTrips: 4, readUnits: 255 },
    { name: 'items.lookupMany', body: { qr: labels } },
  );
}

function idsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}
