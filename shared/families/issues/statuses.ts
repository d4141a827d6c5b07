export const issueStatuses = ['open', 'in_progress', 'on_hold', 'closed'] as const;
export type IssueStatus = (typeof issueStatuses)[number];

/** The statuses that can follow each, the usual one first. A status may always be set again. */
export const issueTransitions: Readonly<Record<IssueStatus, readonly IssueStatus[]>> = {
  open: ['closed', 'in_progress', 'on_hold'],
  in_progress: ['closed', 'on_hold', 'open'],
  on_hold: ['closed', 'in_progress', 'open'],
  closed: ['open'],
};
