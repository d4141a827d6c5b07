import type { Call } from '#shared/call.ts';
import { assertNoProblems, type FieldProblems, mergeFields, noSuch } from '#shared/errors.ts';
import { logError } from '#shared/log.ts';
import { newClaims } from '#shared/records/claims.ts';
import { commit, fitsTransaction } from '#shared/records/commit.ts';
import { readLinked } from '#shared/records/read.ts';
import { lookUpReferences } from '#shared/records/references.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { bodyChanges, isUnchanged, nextVersion } from '#shared/records/versions.ts';
import { change } from '#shared/records/writes.ts';
import { exists, type RowWrite } from '#shared/table/actions.ts';
import { rowIdentity } from '#shared/table/rows.ts';
import { tryAll } from '#shared/try-all.ts';
import type { LocationsUpdate } from './fields.ts';
import { showLocations } from './location-view.ts';
import { type LocationRecord, location } from './record.ts';
import { releaseValues } from './release-values.ts';
import { type LocationChange, lineageOf, readNewTree } from './tree.ts';
import { countUses, parentUse } from './uses.ts';

/**
 * Renames and moves several locations in one transaction. They are checked as they will be, so that
 * two of them may exchange their names or their parents.
 */
export async function updateLocations(call: Call, { set }: LocationsUpdate) {
  const ids = set.map(({ id }) => id ?? 0);
  const byId = new Map((await readLinked(call, location, ids)).map((one) => [one.id, one]));
  const problems = set.map((entry, index) => entryProblems(entry, index, ids, byId));
  const plans = set.flatMap(({ id, ...fields }, index): LocationChange[] => {
    const before = byId.get(id ?? 0);
    if (!before || isWrong(problems[index])) return [];
    const after = nextVersion<LocationRecord>(call, before, bodyChanges(fields));
    const same = isUnchanged<LocationRecord>(before, bodyChanges(fields));
    return same ? [] : [{ path: `set.${index}.`, before, after }];
  });
  const claims = plans.flatMap(claimsOf);
  const releasedClaims = plans.flatMap(({ before, after }) => newClaims(location, after, before));
  const releasedValues = new Set(releasedClaims.map(({ value }) => value));
  const after = new Map(plans.map((one) => [one.after.id, one.after]));
  const records = ids.flatMap((id) => after.get(id) ?? byId.get(id) ?? []);
  const [references, { tree, ...moves }] = await Promise.all([
    lookUpReferences(call, {
      references: plans.flatMap(({ path, before, after: { parent_id: id } }) =>
        id === null || id === before.parent_id
          ? []
          : [{ path: `${path}parent_id`, resource: 'location' as const, id }],
      ),
      claims: claims.filter(({ value }) => !releasedValues.has(value)),
    }),
    readNewTree(call, plans, records),
  ]);
  assertNoProblems(...problems, references.problems, doubledClaims(claims), moves.problems);
  const data = await showLocations(call, records, tree);
  if (plans.length === 0) return { data, meta: { unchanged: true } };
  const writes = plans.map(({ before, after }) => {
    const lineage = lineageOf(after.parent_id, tree).map(({ id }) => id);
    const counters = countUses(call, after.id, parentUse(before), parentUse(after));
    return joinWrites(change(call, location, before, { ...after, lineage }), { counters });
  });
  const transaction = withSwappedClaims(joinWrites(...writes, { writes: moves.guards }));
  if (fitsTransaction(transaction)) return commit(call, transaction, { data }, 'set');
  const answer = await commit(call, withoutReleases(transaction), { data }, 'set');
  const releases = plans.map(({ before, after }) => releaseValues(call, before, after));
  await tryAll(releases).catch((error) => logError('Values stay taken for a moment.', error, {}));
  return answer;
}

/** An entry names one location, which is there, and which no other entry names. */
function entryProblems(
  { id }: LocationsUpdate['set'][number],
  index: number,
  ids: readonly number[],
  byId: ReadonlyMap<number, unknown>,
): FieldProblems {
  const path = `set.${index}.id`;
  if (id === undefined)
    return { [path]: [{ code: 'required', message: 'This field is required.' }] };
  if (ids.indexOf(id) < index) {
    return { [path]: [{ code: 'invalid_value', message: 'Must be given only once.' }] };
  }
  return byId.has(id) ? {} : { [path]: [{ code: 'not_found', message: noSuch('location', id) }] };
}

const isWrong = (problems: FieldProblems = {}) => Object.keys(problems).length > 0;

/** The values that a location newly takes, with its id. */
function claimsOf({ path, before, after }: LocationChange) {
  const claims = newClaims<LocationRecord>(location, before, after);
  return claims.map((claim) => ({ ...claim, path: `${path}${claim.path}`, id: after.id }));
}

/** Two locations of the call would have the same value. */
function doubledClaims(claims: ReturnType<typeof claimsOf>): FieldProblems {
  const problems = claims.map(({ path, value }, index): FieldProblems => {
    const other = claims.slice(0, index).findLast((one) => one.value === value);
    if (!other) return {};
    const message = `Location ${other.id} has the same value in this request. Choose another.`;
    return { [path]: [{ code: 'taken', message, id: other.id }] };
  });
  return mergeFields(...problems);
}

/** A transaction has no space to move 25 locations to other parents and to release their names there. */
function withoutReleases({ writes, ...rest }: Transaction): Transaction {
  return { writes: writes.filter(({ kind }) => kind !== 'delete'), ...rest };
}

/** A value that one location gives up and another takes is one write of its row. */
function withSwappedClaims({ writes, ...rest }: Transaction): Transaction {
  const claimedKeys = new Set(
    writes.flatMap((one) => (one.kind === 'put' ? [rowIdentity(one.row)] : [])),
  );
  const releasedKeys = new Set(
    writes.flatMap((one) => (one.kind === 'delete' ? [rowIdentity(one.key)] : [])),
  );
  const mergedWrites = writes.flatMap((one): RowWrite[] => {
    if (one.kind === 'delete') return claimedKeys.has(rowIdentity(one.key)) ? [] : [one];
    const isExchange = one.kind === 'put' && releasedKeys.has(rowIdentity(one.row));
    return [isExchange ? { ...one, condition: exists } : one];
  });
  return { writes: mergedWrites, ...rest };
}
