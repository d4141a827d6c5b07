import type { Answer, Call } from '#shared/call.ts';
import { coordinateProblems, presentLocation } from '#shared/domain/location.ts';
import type { Named } from '#shared/domain/names.ts';
import type { Fields } from '#shared/errors.ts';
import { commit } from '#shared/records/commit.ts';
import {
  change,
  historyOf,
  insertion,
  isUnchanged,
  newRecord,
  nextId,
  nextVersion,
  removal,
} from '#shared/records/records.ts';
import { judge, readNames, referencesOf, sentReferences } from '#shared/records/references.ts';
import { type Counter, joinPlans, type Plan } from '#shared/records/transaction.ts';
import { answerRecord, answerUnchanged, type View } from '#shared/records/view.ts';
import { deepestLocation, type LocationRecord, location } from '#shared/resources/location.ts';
import type { Content } from '#shared/resources/resource.ts';
import type { Location, LocationCreate } from '#shared/schemas/location.ts';
import { readHeight, readLineages, readTree, treeUnchanged } from './lineage.ts';
import { countUses, type LocationUse, readUses, startUses, stopUses } from './uses.ts';

/** How locations are shown. */
export const locationView: View<LocationRecord, Location> = {
  resource: location,
  orders: { id: null, name: 'by-name', created_at: 'by-created' },
  show: async ({ caller }, records) => {
    const contacts = referencesOf(location, records).filter(
      ({ resource }) => resource === 'contact',
    );
    const ids = records.map(({ id }) => id);
    const [lineages, names, uses] = await Promise.all([
      readLineages(caller, records),
      readNames(caller, contacts),
      readUses(caller.accountId, ids),
    ]);
    return records.map((record) => {
      const lineage = lineages.get(record.id) ?? [];
      return presentLocation(record, lineage, names, uses.get(record.id)?.items ?? 0);
    });
  },
};

/** Creates a location. */
export async function createLocation(call: Call, body: LocationCreate): Promise<Answer<Location>> {
  const draft: LocationRecord = newRecord(call, location, 0, { ...location.blank, ...body });
  const [place, id] = await Promise.all([
    judgePlace(call, draft, undefined),
    nextId(call.caller.accountId, 'location'),
  ]);
  await judgeLocation(call, draft, body, place.problems);
  const record = { ...draft, id, lineage: place.lineage.map((one) => one.id) };
  const plan = joinPlans(insertion(call, location, record), {
    actions: [historyOf(call, location, 'create', undefined, record)],
    counters: [
      ...startUses(call.caller.accountId, id),
      ...countUses(call.caller.accountId, [], parentUse(record)),
      ...place.guards,
    ],
  });
  const names = await readNames(call.caller, referencesOf(location, [record]));
  const data = presentLocation(record, place.lineage, names, 0);
  return commit(call, plan, { data, version: 1, location: `/v1/locations/${id}` });
}

/** Changes a location; `changes` are the fields that were sent. */
export async function updateLocation(
  call: Call,
  before: LocationRecord,
  changes: Partial<Content<LocationRecord>>,
): Promise<Answer<Location>> {
  const draft = nextVersion(call, before, changes);
  const place = await judgePlace(call, draft, before);
  await judgeLocation(call, draft, changes, place.problems);
  if (isUnchanged(before, changes)) {
    return answerUnchanged(call, locationView, before);
  }
  const after = { ...draft, lineage: place.lineage.map(({ id }) => id) };
  const plan = joinPlans(change(call, location, before, after), {
    actions: [historyOf(call, location, 'update', before, after)],
    counters: [
      ...countUses(call.caller.accountId, parentUse(before), parentUse(after)),
      ...place.guards,
    ],
  });
  return commit(call, plan, await answerRecord(call, locationView, after));
}

/** Hides a location that nothing uses. */
export function locationRemoval(call: Call, record: LocationRecord): Plan {
  const { accountId } = call.caller;
  return joinPlans(removal(call, location, record), {
    actions: [
      historyOf(call, location, 'delete', record, undefined),
      stopUses(accountId, record.id),
    ],
    counters: countUses(accountId, parentUse(record), []),
  });
}

function parentUse({ parent_id }: LocationRecord): LocationUse[] {
  return parent_id === null ? [] : [{ location: parent_id, kind: 'other' }];
}

async function judgeLocation(
  call: Call,
  after: LocationRecord,
  sent: object,
  problems: Fields,
): Promise<void> {
  await judge(call.caller, {
    references: sentReferences(location, sent),
    claims: location.claims(after),
    self: { resource: 'location', id: after.id },
    problems: { ...coordinateProblems(after), ...problems },
  });
}

/** Where a location stands in the tree, and what has to hold when it is written. */
interface Place {
  lineage: Named[];
  problems: Fields;
  guards: Counter[];
}

/** A tree has no cycle, and is no deeper than ten. A move holds only for the tree it was judged in. */
async function judgePlace(
  call: Call,
  after: LocationRecord,
  before: LocationRecord | undefined,
): Promise<Place> {
  const { caller } = call;
  const isMove = after.parent_id !== (before?.parent_id ?? null);
  const tree = isMove ? await readTree(caller) : undefined;
  const lineage = (await readLineages(caller, [after])).get(after.id) ?? [];
  if (!tree) return { lineage, problems: {}, guards: [] };
  const height = before ? await readHeight(caller, before.id) : 1;
  const guards = treeUnchanged(caller, tree, before ? 'move' : 'growth');
  const isCycle = before !== undefined && lineage.some(({ id }) => id === before.id);
  if (!isCycle && lineage.length + height <= deepestLocation)
    return { lineage, problems: {}, guards };
  const message = isCycle
    ? 'A location cannot stand below itself.'
    : `Locations stand at most ${deepestLocation} deep.`;
  return { lineage, problems: { parent_id: [{ code: 'invalid_value', message }] }, guards };
}
