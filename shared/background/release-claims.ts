import { location } from '#shared/families/locations/record.ts';
import { releaseValues } from '#shared/families/locations/release-values.ts';
import { newClaims } from '#shared/records/claims.ts';
import { fromRow } from '#shared/records/row.ts';
import { accountOfPartition } from '#shared/table/key-parts.ts';
import type { Effect } from './effect.ts';

/** Releases the values that a location gave up, if the call that changed it was killed before it did. */
export const releaseClaims: Effect = ({ before, after }) => {
  if (before?.entity !== 'location' || after?.entity !== 'location') return;
  const [old, record] = [fromRow(location, before), fromRow(location, after)];
  if (newClaims(location, record, old).length === 0) return;
  return () => releaseValues({ caller: { accountId: accountOfPartition(after.pk) } }, old, record);
};
