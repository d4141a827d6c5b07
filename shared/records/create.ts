import type { Answer, Call } from '#shared/call.ts';
import { assertNoProblems, type Fields } from '#shared/errors.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Content } from '#shared/resources/resource.ts';
import { assertFits, commit } from './commit.ts';
import { nextId } from './read.ts';
import {
  type BodyReference,
  bodyReferences,
  type FoundReferences,
  lookUpReferences,
} from './references.ts';
import { joinWrites, type Transaction } from './transaction.ts';
import { newRecord } from './versions.ts';
import { answerDryRun, answerRecord, type KnownRecords, type View } from './view.ts';
import { insertion } from './writes.ts';

/** What a write has read before it decides. */
export interface Findings<Read> extends FoundReferences {
  read: Read;
}

/** The result of a decision: the record to write, and further writes. */
export interface Decision<R, V> extends Partial<Transaction> {
  record?: R;
  /** Records that the answer need not read again. */
  known?: KnownRecords;
  data?: V;
}

/** What a write of a record does besides. */
export interface WriteHooks<R extends BaseRecord, V, Read> {
  /** Validates, and writes nothing. */
  isDryRun?: boolean;
  /** References in the body besides those of the resource. */
  references?: readonly BodyReference[];
  /** Problems of the record besides its references and claims. */
  problems?: (draft: R, read: Read) => Fields;
  /** Refuses by the state of other records, or adds writes to the transaction. */
  decide?: (record: R, found: Findings<Read>) => Decision<R, V>;
}

/** Creates a record in one transaction. Reports all problems at once. */
export function createRecord<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  content: Partial<Content<R>>,
  hooks: WriteHooks<R, V, undefined> = {},
): Promise<Answer<V>> {
  return createReading(call, view, content, async () => undefined, hooks);
}

/** As `createRecord`, for a decision that needs further reads. */
export async function createReading<R extends BaseRecord, V, Read>(
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
  const decided = decide?.(withId, { ...checked, read: others }) ?? {};
  const { record = withId, known = {}, data, ...also } = decided;
  const answer =
    data === undefined
      ? await answerRecord(call, view, record, { names: checked.names, ...known })
      : { data, version: record.version };
  const transaction = joinWrites(insertion(call, resource, record), also);
  if (!isDryRun)
    return commit(call, transaction, { ...answer, location: `/v1/${resource.name}s/${id}` });
  assertFits(transaction);
  // The data of a dry run has no id, although its type declares one.
  return answerDryRun({ ...answer.data, id: null });
}
