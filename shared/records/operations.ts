import type { Answer, Call } from '#shared/call.ts';
import { assertNoProblems, type FieldProblems } from '#shared/errors.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Content } from '#shared/resources/resource.ts';
import type { RowCondition } from '#shared/table/actions.ts';
import { newClaims } from './claims.ts';
import { assertFits, commit } from './commit.ts';
import type { EntryDetails } from './history.ts';
import { referencesOf } from './names.ts';
import { type Current, nextId, readForRestore } from './read.ts';
import {
  type BodyReference,
  bodyReferences,
  type FoundReferences,
  lookUpReferences,
} from './references.ts';
import { joinWrites, type Transaction } from './transaction.ts';
import { isUnchanged, newRecord, nextVersion } from './versions.ts';
import {
  answerDryRun,
  answerRecord,
  answerUnchanged,
  type KnownRecords,
  type View,
} from './view.ts';
import { change, insertion, restoration } from './writes.ts';

/** The data that a write reads before it decides. */
interface Findings<Read> extends FoundReferences {
  read: Read;
}

/** The result of a decision: the record to write, and further writes. */
interface Decision<R, V> extends Partial<Transaction> {
  record?: R;
  /** Records that the answer need not read again. */
  knownRecords?: KnownRecords;
  data?: V;
}

/** Optional steps of a write of a record. */
interface WriteHooks<R extends BaseRecord, V, Read> {
  /** Validates, and writes nothing. */
  isDryRun?: boolean;
  /** References in the body besides those of the resource. */
  references?: readonly BodyReference[];
  /** Problems of the record besides its references and claims. */
  problems?: (draft: R, read: Read) => FieldProblems;
  /** Refuses by the state of other records, or adds writes to the transaction. */
  decide?: (record: R, findings: Findings<Read>) => Decision<R, V>;
}

/** For a decision that needs no further reads. */
export const readNothing = async () => undefined;

/** Creates a record in one transaction. Reports all problems at once. */
export async function createRecord<R extends BaseRecord, V, Read>(
  call: Call,
  view: View<R, V>,
  content: Partial<Content<R>>,
  read: (draft: R) => Promise<Read>,
  { isDryRun = false, references = [], problems, decide }: WriteHooks<R, V, Read>,
): Promise<Answer<V>> {
  const { resource } = view;
  const draft = newRecord(call, resource, 0, content);
  const [id, checked, others] = await Promise.all([
    isDryRun ? 0 : nextId(call, resource.name),
    lookUpReferences(call, {
      references: [...references, ...bodyReferences(resource, draft)],
      claims: resource.claims?.(draft) ?? [],
    }),
    read(draft),
  ]);
  assertNoProblems(problems?.(draft, others) ?? {}, checked.problems);
  const withId = { ...draft, id };
  const decision = decide?.(withId, { ...checked, read: others }) ?? {};
  const { record = withId, knownRecords = {}, data, ...also } = decision;
  const answer =
    data === undefined
      ? await answerRecord(call, view, record, { names: checked.names, ...knownRecords })
      : { data, version: record.version };
  const transaction = joinWrites(insertion(call, resource, record), also);
  if (!isDryRun)
    return commit(call, transaction, { ...answer, location: `/v1/${resource.name}s/${id}` });
  assertFits(transaction);
  // The data of a dry run has no id, although its type declares one.
  return answerDryRun({ ...answer.data, id: null });
}

export interface UpdateHooks<R extends BaseRecord, V, Read> extends WriteHooks<R, V, Read> {
  /** The entry in the history; by default an update. */
  entry?: EntryDetails;
  /** The result of looking up references, if already read. */
  found?: FoundReferences;
  /** Writes even if nothing changes. */
  alwaysWrites?: boolean;
  /** The field to blame where too much changes at once. */
  path?: string;
  /** Further fields of `meta`. */
  meta?: Answer['meta'];
}

/** Updates a record that was read for a write. `changes` are the fields sent. */
export async function updateRecord<R extends BaseRecord, V, Read>(
  call: Call,
  view: View<R, V>,
  before: Current<R>,
  changes: Partial<Content<R>>,
  read: (draft: R) => Promise<Read>,
  hooks: UpdateHooks<R, V, Read>,
): Promise<Answer<V>> {
  const { resource } = view;
  const { entry, isDryRun, references = [], found, alwaysWrites, path, meta } = hooks;
  const { problems, decide } = hooks;
  const draft = nextVersion<R>(call, before, changes);
  const [others, checked] = await Promise.all([
    read(draft),
    found ??
      lookUpReferences(call, {
        references: [...references, ...bodyReferences(resource, changes)],
        claims: newClaims<R>(resource, before, draft),
        shown: referencesOf<R>(resource, [draft]),
      }),
  ]);
  assertNoProblems(problems?.(draft, others) ?? {}, checked.problems);
  const decision = decide?.(draft, { ...checked, read: others }) ?? {};
  if (!alwaysWrites && isUnchanged<R>(before, changes)) {
    const unchanged = withMeta(await answerUnchanged(call, view, before), meta);
    return isDryRun ? answerDryRun(unchanged.data, unchanged.meta) : unchanged;
  }
  const { record: after = draft, knownRecords = {}, ...also } = decision;
  const shownAnswer = await answerRecord(call, view, after, {
    names: checked.names,
    ...knownRecords,
  });
  const answer = withMeta(shownAnswer, meta);
  const transaction = joinWrites(change(call, resource, before, after, entry), also);
  if (!isDryRun) return commit(call, transaction, answer, path);
  assertFits(transaction, path);
  return answerDryRun(answer.data, answer.meta);
}

function withMeta<V>(answer: Answer<V>, meta: Answer['meta']): Answer<V> {
  return meta ? { ...answer, meta: { ...answer.meta, ...meta } } : answer;
}

interface RestoreHooks<R extends BaseRecord, V, Read>
  extends Pick<WriteHooks<R, V, Read>, 'problems'> {
  /** References whose records may be deleted: they are not checked, because no call ever sent them. */
  uncheckedReferences?: readonly (keyof R & string)[];
  /** Refuses by the state of other records, or adds writes to the transaction. */
  decide?: (draft: R, findings: Findings<Read>, before: Current<R>) => Decision<R, V>;
  /** Further conditions on the row of the deleted record. */
  conditions?: (before: R) => readonly RowCondition[];
}

/**
 * Brings back a deleted record with its values, unless `read` and the hooks find something against it. A
 * live one is unchanged.
 */
export async function restoreRecord<R extends BaseRecord, V, Read>(
  call: Call,
  view: View<R, V>,
  id: number,
  read: (draft: R) => Promise<Read>,
  { uncheckedReferences = [], problems, decide, conditions }: RestoreHooks<R, V, Read> = {},
): Promise<Answer<V>> {
  const { resource } = view;
  const { before, isLive } = await readForRestore(call, resource, id);
  if (isLive) return answerUnchanged(call, view, before);
  const draft = nextVersion<R>(call, before, {});
  const uncheckedFields = new Set<string>(uncheckedReferences);
  const [others, checked] = await Promise.all([
    read(draft),
    lookUpReferences(call, {
      references: bodyReferences(resource, draft).filter(({ path }) => !uncheckedFields.has(path)),
      claims: resource.claims?.(draft) ?? [],
      // Another call may have restored it in the meantime.
      self: { resource: resource.name, id },
    }),
  ]);
  assertNoProblems(problems?.(draft, others) ?? {}, checked.problems);
  const decision = decide?.(draft, { ...checked, read: others }, before) ?? {};
  const { record = draft, knownRecords = {}, data: _data, ...also } = decision;
  const answer = await answerRecord(call, view, record, { names: checked.names, ...knownRecords });
  const writes = restoration<R>(call, resource, before, record, conditions?.(before) ?? []);
  return commit(call, joinWrites(writes, also), answer);
}
