import type { Checkout, Issue, Reservation } from '#console/api/records.ts';
import type { Tone } from '#console/ui/badge.tsx';

type State = readonly [tone: Tone, label: string];

const reservationStates: Record<Reservation['classification'], State> = {
  upcoming: ['calm', 'Upcoming'],
  ongoing: ['warn', 'Ongoing'],
  overdue: ['bad', 'Not picked up'],
  completed: ['good', 'Completed'],
};

/** The state of a reservation as a badge shows it. */
export function reservationState({ classification, completed_as }: Reservation): State {
  return completed_as === 'cancelled' ? ['calm', 'Cancelled'] : reservationStates[classification];
}

/** The state of a checkout as a badge shows it. */
export function checkoutState({ status, overdue, partial }: Checkout): State {
  if (status === 'closed') return ['calm', 'Returned'];
  if (overdue) return ['bad', 'Overdue'];
  return ['warn', partial ? 'Partly returned' : 'Checked out'];
}

export const issueLabels: Record<Issue['status'], string> = {
  open: 'Open',
  in_progress: 'In progress',
  on_hold: 'On hold',
  closed: 'Solved',
};

/** The state of an issue as a badge shows it. */
export function issueState({ status, overdue }: Issue): State {
  if (overdue) return ['bad', `${issueLabels[status]}, overdue`];
  return [status === 'closed' ? 'good' : 'warn', issueLabels[status]];
}
