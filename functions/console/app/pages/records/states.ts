import type { Checkout, Issue, Reservation } from '#console/api/records.ts';
import type { Tone } from '#console/ui/badge.tsx';

type State = readonly [tone: Tone, label: string];

const reservationStates: Record<Reservation['classification'], State> = {
  upcoming: ['calm', 'Upcoming'],
  ongoing: ['warn', 'Ongoing'],
  overdue: ['bad', 'Not picked up'],
  completed: ['good', 'Completed'],
};

/** The badge of a reservation's state. */
export function reservationState({ classification, completed_as }: Reservation): State {
  return completed_as === 'cancelled' ? ['calm', 'Cancelled'] : reservationStates[classification];
}

/** The badge of a checkout's state. */
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

/** The badge of an issue's state. */
export function issueState({ status, overdue }: Issue): State {
  if (overdue) return ['bad', `${issueLabels[status]}, overdue`];
  return [status === 'closed' ? 'good' : 'warn', issueLabels[status]];
}
