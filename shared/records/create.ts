import type { Answer, Call } from '#shared/call.ts';
import { assertNoProblems, type Fields } from '#shared/errors.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Content } from '#shared/resources/resource.ts';
import { commit } from './commit.ts';
import { nextId } from './read.ts';
import {
  type FoundReferences,
  lookUpReferences,
  type SentReference,
  sentReferences,
} from './references.ts';
import { joinWrites, type Transaction } from './transaction.ts';
import { newRecord } from './versions.ts';
import { answerDryRun, answerRecord, type KnownRecords, type View } from './view.ts';
import { insertion } from './writes.ts';

/** What a create found out before it decides. */
export interface Findings<Read> extends FoundReferences {
  read: Read;
}

/** What a create comes to: the record as it is written, and what is written beside it. */
export interface Decision<R, V> extends Partial<Transaction> {
  record?: R;
  /** What the answer need not read again; or the answer itself. */
  known?: KnownRecords;
  data?: V;
}

interface CreateHooks<R extends BaseRecord, V, Read> {
  /** Judges whether it could be done, and writes nothing. */
  isDryRun?: boolean;
  /** What the body refers to beside the references of the resource. */
  references?: readonly SentReference[];
  /** What is wrong with the record beside its references and claims. */
  problems?: (draft: R, read: Read) => Fields;
  /** Refuses by the state of others, or says what the same transaction does beside. */
  decide?: (record: R, found: Findings<Read>) => Decision<R, V>;
}

/** Creates a record: all that is wrong with it is named at once, and all is written or nothing. */
export function createRecord<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  content: Partial<Content<R>>,
  hooks: CreateHooks<R, V, undefined> = {},
): Promise<Answer<V>> {
  return createReading(call, view, content, async () => undefined, hooks);
}

/** The same for a record that other reads decide on, beside those of its references and claims. */
export async function createReading<R extends BaseRecord, V, Read>(
  call: Call,
  view: View<R, V>,
  content: Partial<Content<R>>,
  read: (draft: R) => Promise<Read>,
  { isDryRun = false, references = [], problems, decide }: CreateHooks<R, V, Read>,
): Promise<Answer<V>> {
  const { resource } = view;
  const draft = newRecord(call, resource, 0, content);
  const [id, checked, others] = await Promise.all([
    isDryRun ? 0 : nextId(call, resource.name),
    lookUpReferences(call, {
      references: [...references, ...sentReferences(resource, draft)],
      claims: resource.claims?.(draft) ?? [],
    }),
    read(draft),
  ]);
  assertNoProblems(problems?.(draft, others) ?? {}, checked.problems);
  const made = { ...draft, id };
  const decided = decide?.(made, { ...checked, read: others }) ?? {};
  const { record = made, known = {}, data, ...also } = decided;
  const answer = await answerOf(call, view, record, { names: checked.names, ...known }, data);
  if (isDryRun) return answerDryRun(withoutId(answer.data));
  const transaction = joinWrites(insertion(call, resource, record), also);
  return commit(call, transaction, { ...answer, location: `/v1/${resource.name}s/${id}` });
}

async function answerOf<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  record: R,
  known: KnownRecords,
  data: V | undefined,
): Promise<Answer<V>> {
  if (data === undefined) return answerRecord(call, view, record, known);
  return { data, version: record.version };
}

/** A record that was not made has no id, which its declaration does not know of. */
function withoutId<V>(data: V): V {
  return { ...data, id: null };
}
