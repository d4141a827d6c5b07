import type { Answer, Call } from '#shared/call.ts';
import { assertNoProblems } from '#shared/errors.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { RowCondition } from '#shared/table/actions.ts';
import { commit } from './commit.ts';
import type { Decision, Findings, WriteHooks } from './create.ts';
import { type Current, readForRestore } from './read.ts';
import { bodyReferences, lookUpReferences } from './references.ts';
import { joinWrites } from './transaction.ts';
import { nextVersion } from './versions.ts';
import { answerRecord, answerUnchanged, type View } from './view.ts';
import { restoration } from './writes.ts';

interface RestoreHooks<R extends BaseRecord, V, Read>
  extends Pick<WriteHooks<R, V, Read>, 'problems'> {
  /** References that may be gone, because no call ever sent them. */
  unjudged?: readonly (keyof R & string)[];
  /** Refuses by the state of other records, or adds writes to the transaction. */
  decide?: (draft: R, found: Findings<Read>, before: Current<R>) => Decision<R, V>;
  /** Further conditions on the row of the deleted record. */
  conditions?: (before: R) => readonly RowCondition[];
}

/**
 * Brings back a deleted record with its values, unless `read` and the hooks find something against it. A
 * live one is unchanged.
 */
export async function restoreReading<R extends BaseRecord, V, Read>(
  call: Call,
  view: View<R, V>,
  id: number,
  read: (draft: R) => Promise<Read>,
  { unjudged = [], problems, decide, conditions }: RestoreHooks<R, V, Read> = {},
): Promise<Answer<V>> {
  const { resource } = view;
  const { before, isLive } = await readForRestore(call, resource, id);
  if (isLive) return answerUnchanged(call, view, before);
  const draft = nextVersion<R>(call, before, {});
  const left = new Set<string>(unjudged);
  const [others, checked] = await Promise.all([
    read(draft),
    lookUpReferences(call, {
      references: bodyReferences(resource, draft).filter(({ path }) => !left.has(path)),
      claims: resource.claims?.(draft) ?? [],
    }),
  ]);
  assertNoProblems(problems?.(draft, others) ?? {}, checked.problems);
  const decided = decide?.(draft, { ...checked, read: others }, before) ?? {};
  const { record = draft, known = {}, data: _data, ...also } = decided;
  const answer = await answerRecord(call, view, record, { names: checked.names, ...known });
  const writes = restoration<R>(call, resource, before, record, conditions?.(before) ?? []);
  return commit(call, joinWrites(writes, also), answer);
}
