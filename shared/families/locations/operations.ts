import type { Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { labelsOf } from '#shared/fields/label.ts';
import { type Blockers, inUseError, readBlockers } from '#shared/records/blockers.ts';
import { findHolder } from '#shared/records/claims.ts';
import { IdSet } from '#shared/records/id-set.ts';
import { idsWithValue } from '#shared/records/ids-in-index.ts';
import { type Filter, referenceFilter } from '#shared/records/lists/filters.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { createRecord, restoreRecord, updateRecord } from '#shared/records/operations.ts';
import { type PutInput, putByRef } from '#shared/records/put-by-ref.ts';
import { readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { setClosed } from '#shared/records/uses.ts';
import { bodyChanges } from '#shared/records/versions.ts';
import { labelValue } from '#shared/resources/claim.ts';
import { indexes } from '#shared/table/indexes.ts';
import { foldLabel } from '#shared/text.ts';
import { LocationCreate, type LocationQuery, LocationUpdate } from './fields.ts';
import { coordinateProblems, presentLocation } from './location.ts';
import { locationView } from './location-view.ts';
import { type LocationRecord, location } from './record.ts';
import { lineageOf, readNewBranch, readNewTree } from './tree.ts';
import { countUses, parentUse, readUses, stopUses, usesOf } from './uses.ts';

export function listLocations(call: Call, query: Partial<LocationQuery>) {
  const { parent_id: parents, qr } = query;
  return answerList(call, locationView, query, [
    referenceFilter(call, location, indexes.location.parent, 'parent_id', parents),
    qr === undefined ? undefined : labelFilter(call, qr),
  ]);
}

/** The location with a scanned value. */
function labelFilter(call: Call, scan: string): Filter<LocationRecord> {
  const labels = labelsOf(scan).map(foldLabel);
  const ids = async () => {
    const holders = await Promise.all(labels.map((one) => findHolder(call, labelValue(one))));
    const match = holders.find((holder) => holder?.resource === 'location');
    return new IdSet(match ? [match.id] : []);
  };
  return { ids };
}

export function createLocation(call: Call, body: LocationCreate) {
  return createRecord(call, locationView, body, (draft) => readNewBranch(call, draft), {
    problems: (draft, branch) => mergeFields(coordinateProblems(draft), branch.problems),
    decide: (draft, { read: { lineage, guards }, names }) => {
      const record = { ...draft, lineage: lineage.map(({ id }) => id) };
      return {
        record,
        data: presentLocation(record, lineage, names, 0),
        writes: guards,
        counters: countUses(call, record.id, [], parentUse(record)),
      };
    },
  });
}

/** Updates a location. A new parent moves it and all locations below it. */
export async function updateLocation(call: Call, id: number, body: LocationUpdate) {
  const before = await readForWrite(call, location, id);
  const read = (after: LocationRecord) => readNewTree(call, [{ path: '', before, after }], [after]);
  return updateRecord(call, locationView, before, bodyChanges(body), read, {
    problems: (after, { problems }) => mergeFields(coordinateProblems(after), problems),
    decide: (after, { read: { tree, guards } }) => ({
      record: { ...after, lineage: lineageOf(after.parent_id, tree).map((one) => one.id) },
      writes: guards,
      counters: countUses(call, id, parentUse(before), parentUse(after)),
    }),
  });
}

export function putLocationByRef(call: Call, input: PutInput) {
  return putByRef(call, location, input, {
    bodies: { create: LocationCreate, update: LocationUpdate, replace: LocationCreate },
    create: createLocation,
    update: updateLocation,
  });
}

export async function removeLocation(call: Call, id: number) {
  const record = await readForWrite(call, location, id);
  const uses = (await readUses(call, [id], true)).get(id);
  if (!uses || uses.items + uses.others > 0) {
    throw inUseError('location_in_use', await readLocationUses(call, id));
  }
  return removeRecord(call, location, record, {
    extraWrites: {
      writes: stopUses(call, id, uses.rows),
      counters: countUses(call, id, parentUse(record), []),
    },
  });
}

/** Restores a location, where it was in the tree. */
export function restoreLocation(call: Call, id: number) {
  return restoreRecord(call, locationView, id, (draft) => readNewBranch(call, draft), {
    problems: (_draft, { problems }) => problems,
    decide: (draft, { read: { lineage, guards } }) => ({
      record: { ...draft, lineage: lineage.map((one) => one.id) },
      writes: [...setClosed(usesOf(call, id), false), ...guards],
      counters: countUses(call, id, [], parentUse(draft)),
    }),
  });
}

/**
 * Reads the uses of a location: items there or with their home there, locations below, and open bookings.
 */
function readLocationUses(call: Call, id: number): Promise<Blockers[]> {
  const uses = [
    { resource: 'item', under: [indexes.item.location, indexes.item.home] },
    { resource: 'location', under: [indexes.location.parent] },
    { resource: 'checkout', under: [indexes.booking.location] },
    { resource: 'reservation', under: [indexes.booking.location] },
  ] as const;
  const blockers = uses.map(async ({ resource, under }) => {
    const ids = under.map((index) => idsWithValue(call, resource, index, id));
    return readBlockers(call, resource, IdSet.union(await Promise.all(ids)));
  });
  return Promise.all(blockers);
}
