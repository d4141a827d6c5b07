import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Issue } from '#console/api/records.ts';
import { issueLabels } from '#console/pages/records/states.ts';
import { complain, say } from '#console/ui/toast.tsx';

type Status = Issue['status'];

/** The statuses that can follow each. */
export const nextStatuses: Record<Status, readonly Status[]> = {
  open: ['closed', 'in_progress', 'on_hold'],
  in_progress: ['closed', 'on_hold', 'open'],
  on_hold: ['closed', 'in_progress', 'open'],
  closed: ['open'],
};

/** Sets the status of an issue, and offers to undo it where the way back is open. */
export function setStatus(issue: Issue, status: Status, onChange: () => void): void {
  const canUndo = nextStatuses[status].includes(issue.status);
  const set = async (to: Status) => {
    const params = { path: { id: issue.id } };
    await orThrow(api.POST('/v1/issues/{id}/status', { params, body: { status: to } }));
    onChange();
  };
  set(status).then(
    () =>
      say(`${issue.name}: ${issueLabels[status]}.`, canUndo ? () => set(issue.status) : undefined),
    complain,
  );
}
