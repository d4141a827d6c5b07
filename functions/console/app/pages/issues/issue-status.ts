import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Issue } from '#console/api/records.ts';
import { issueLabels } from '#console/pages/records/states.ts';
import { complain, say } from '#console/ui/toast.tsx';
import { issueTransitions } from '#shared/families/issues/statuses.ts';

type Status = Issue['status'];

/** The versions of issues that have another status by now, or are about to: they are shown until they are read again. */
const pastVersions = new Set<string>();

/** Sets the status of an issue once, however often that is asked, and offers to undo it where the way back is open. */
export function setStatus(issue: Issue, status: Status, onChange: () => void): void {
  const version = `${issue.id} ${issue.version}`;
  if (pastVersions.has(version)) return;
  pastVersions.add(version);
  const canUndo = issueTransitions[status].includes(issue.status);
  const set = async (to: Status) => {
    const params = { path: { id: issue.id } };
    await orThrow(api.POST('/v1/issues/{id}/status', { params, body: { status: to } }));
    onChange();
  };
  const undo = canUndo ? () => set(issue.status) : undefined;
  set(status).then(
    () => say(`${issue.name}: ${issueLabels[status]}.`, undo),
    (cause: unknown) => {
      pastVersions.delete(version);
      complain(cause);
    },
  );
}
