import type { Answer, Call } from '#shared/call.ts';
import type { Fields } from '#shared/errors.ts';
import type { BaseRecord, Content } from '#shared/resources/resource.ts';
import { commit } from './commit.ts';
import {
  change,
  historyOf,
  insertion,
  isUnchanged,
  newRecord,
  nextId,
  nextVersion,
} from './records.ts';
import { judge, sentReferences } from './references.ts';
import { joinPlans, type Plan } from './transaction.ts';
import { answerRecord, answerUnchanged, type View } from './view.ts';

interface Extra<R> {
  /** What is wrong with the record beside its references and claims. */
  problems?: (record: R) => Fields;
  /** What the same transaction does beside writing the record. */
  also?: (record: R) => Partial<Plan>;
}

/** Creates a record whose content refers to nothing but what its resource says. */
export async function createRecord<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  content: Content<R>,
  { problems, also }: Extra<R> = {},
): Promise<Answer<V>> {
  const { resource } = view;
  const draft = newRecord(call, resource, 0, content);
  const [id] = await Promise.all([
    nextId(call.caller.accountId, resource.name),
    judge(call.caller, {
      references: sentReferences(resource, draft),
      claims: resource.claims(draft),
      problems: problems?.(draft) ?? {},
    }),
  ]);
  const record = { ...draft, id };
  const history = { actions: [historyOf(call, resource, 'create', undefined, record)] };
  const plan = joinPlans(insertion(call, resource, record), history, also?.(record) ?? {});
  const answer = await answerRecord(call, view, record);
  return commit(call, plan, { ...answer, location: `/v1/${resource.name}s/${id}` });
}

/** Changes a record; `changes` are the fields that were sent. */
export async function updateRecord<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  before: R,
  changes: Partial<Content<R>>,
  { problems, also }: Extra<R> = {},
): Promise<Answer<V>> {
  const { resource } = view;
  const after = nextVersion(call, before, changes);
  await judge(call.caller, {
    references: sentReferences(resource, changes),
    claims: resource.claims(after),
    self: { resource: resource.name, id: before.id },
    problems: problems?.(after) ?? {},
  });
  if (isUnchanged(before, changes)) return answerUnchanged(call, view, before);
  const history = { actions: [historyOf(call, resource, 'update', before, after)] };
  const plan = joinPlans(change(call, resource, before, after), history, also?.(after) ?? {});
  return commit(call, plan, await answerRecord(call, view, after));
}
