import type { Answer, Call } from '#shared/call.ts';
import { assertNoProblems } from '#shared/errors.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Content } from '#shared/resources/resource.ts';
import { newClaims } from './claims.ts';
import { assertFits, commit } from './commit.ts';
import type { WriteHooks } from './create.ts';
import type { Occasion } from './history.ts';
import type { Current } from './read.ts';
import { bodyReferences, type FoundReferences, lookUpReferences } from './references.ts';
import { joinWrites } from './transaction.ts';
import { isUnchanged, nextVersion } from './versions.ts';
import { answerDryRun, answerRecord, answerUnchanged, type View } from './view.ts';
import { change } from './writes.ts';

export interface UpdateHooks<R extends BaseRecord, V, Read> extends WriteHooks<R, V, Read> {
  /** The occasion in the history; by default an update. */
  occasion?: Occasion;
  /** The result of looking up references, if already read. */
  found?: FoundReferences;
  /** Writes even if nothing changes. */
  isWritten?: boolean;
  /** The field to blame where too much changes at once. */
  path?: string;
  /** What `meta` says besides. */
  meta?: Answer['meta'];
}

/** Updates a record that was read for a write. `changes` are the fields sent. */
export function updateRecord<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  before: Current<R>,
  changes: Partial<Content<R>>,
  hooks: UpdateHooks<R, V, undefined> = {},
): Promise<Answer<V>> {
  return updateReading(call, view, before, changes, async () => undefined, hooks);
}

/** As `updateRecord`, for a decision that needs further reads. */
export async function updateReading<R extends BaseRecord, V, Read>(
  call: Call,
  view: View<R, V>,
  before: Current<R>,
  changes: Partial<Content<R>>,
  read: (draft: R) => Promise<Read>,
  hooks: UpdateHooks<R, V, Read>,
): Promise<Answer<V>> {
  const { resource } = view;
  const { occasion, isDryRun, references = [], found, isWritten, path, meta } = hooks;
  const { problems, decide } = hooks;
  const draft = nextVersion<R>(call, before, changes);
  const [others, checked] = await Promise.all([
    read(draft),
    found ??
      lookUpReferences(call, {
        references: [...references, ...bodyReferences(resource, changes)],
        claims: newClaims<R>(resource, before, draft),
      }),
  ]);
  assertNoProblems(problems?.(draft, others) ?? {}, checked.problems);
  const decided = decide?.(draft, { ...checked, read: others }) ?? {};
  if (!isWritten && isUnchanged<R>(before, changes)) {
    const unchanged = withMeta(await answerUnchanged(call, view, before), meta);
    return isDryRun ? answerDryRun(unchanged.data, unchanged.meta) : unchanged;
  }
  const { record: after = draft, known = {}, ...also } = decided;
  const shown = await answerRecord(call, view, after, { names: checked.names, ...known });
  const answer = withMeta(shown, meta);
  const transaction = joinWrites(change(call, resource, before, after, occasion), also);
  if (!isDryRun) return commit(call, transaction, answer, path);
  assertFits(transaction, path);
  return answerDryRun(answer.data, answer.meta);
}

function withMeta<V>(answer: Answer<V>, meta: Answer['meta']): Answer<V> {
  return meta ? { ...answer, meta: { ...answer.meta, ...meta } } : answer;
}
