import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { asProblem, Problem } from '#console/api/problem.ts';
import type { Issue } from '#console/api/records.ts';
import { issueLabels } from '#console/pages/records/states.ts';
import { ifMatch, isNext } from '#console/ui/record-form.ts';
import { showProblem, showToast } from '#console/ui/toast.tsx';
import { issueTransitions } from '#shared/families/issues/statuses.ts';

type Status = Issue['status'];

/**
 * The versions of issues whose status is being changed or was changed; they stay visible until the next
 * load.
 */
const pastVersions = new Set<string>();

/** Sets the status of an issue, once even if it is asked for twice; offers an undo if the issue may go back. */
export function setStatus(issue: Issue, status: Status, onChange: () => void): void {
  const version = `${issue.id} ${issue.version}`;
  if (pastVersions.has(version)) return;
  pastVersions.add(version);
  changeStatus(issue, status, onChange)
    .catch((cause: unknown) => {
      pastVersions.delete(version);
      showProblem(cause);
    })
    // After a refusal the page has to show the present status too.
    .finally(onChange);
}

async function changeStatus(issue: Issue, status: Status, onChange: () => void): Promise<void> {
  const { id, name } = issue;
  const label = issueLabels[status];
  const { data, meta } = await set(id, status).catch(async (cause: unknown) => {
    throw await problemOf(issue, cause);
  });
  // Another member was faster, and would not expect this one to undo it.
  if (meta.unchanged) return showToast(`${name} is ${label.toLowerCase()} already.`);
  const canUndo = issueTransitions[status].includes(issue.status) && isNext(data, issue);
  const undo = async () => {
    await set(id, issue.status, ifMatch(data.version));
    onChange();
  };
  showToast(`${name}: ${label}.`, canUndo ? undo : undefined);
}

function set(id: number, status: Status, header = {}) {
  const params = { path: { id }, header };
  return orThrow(api.POST('/v1/issues/{id}/status', { params, body: { status } }));
}

/** Says why a status was refused. */
async function problemOf({ id, name }: Issue, cause: unknown): Promise<Problem> {
  const problem = asProblem(cause);
  const { status, code } = problem;
  const deletedText = `${name} no longer exists.`;
  if (code === 'not_found') return new Problem(status, { code, message: deletedText });
  if (code !== 'invalid_transition') return problem;
  const { data } = await orThrow(api.GET('/v1/issues/{id}', { params: { path: { id } } }));
  return new Problem(status, { code, message: `${name} is now: ${issueLabels[data.status]}.` });
}
