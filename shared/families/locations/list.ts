import type { Call } from '#shared/call.ts';
import { labelsOf } from '#shared/fields/label.ts';
import { findHolder } from '#shared/records/claims.ts';
import { IdSet } from '#shared/records/id-set.ts';
import { type Filter, referenceFilter } from '#shared/records/lists/filters.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { externalRefFilter } from '#shared/records/lists/value-filters.ts';
import { labelValue } from '#shared/resources/claim.ts';
import { indexes } from '#shared/table/indexes.ts';
import { foldLabel } from '#shared/text.ts';
import type { LocationQuery } from './fields.ts';
import { locationView } from './location-view.ts';
import { type LocationRecord, location } from './record.ts';

export function listLocations(call: Call, query: Partial<LocationQuery>) {
  const { parent_id: parents, qr, external_ref } = query;
  return answerList(call, locationView, query, [
    referenceFilter(call, location, indexes.location.parent, 'parent_id', parents),
    qr === undefined ? undefined : labelFilter(call, qr),
    externalRefFilter(call, location, external_ref),
  ]);
}

/** The location that a scanned value stands for. */
function labelFilter(call: Call, scanned: string): Filter<LocationRecord> {
  const labels = labelsOf(scanned).map(foldLabel);
  const ids = async () => {
    const holders = await Promise.all(labels.map((one) => findHolder(call, labelValue(one))));
    const match = holders.find((holder) => holder?.resource === 'location');
    return new IdSet(match ? [match.id] : []);
  };
  return { ids };
}
