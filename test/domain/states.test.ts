import { expect, test } from 'vitest';
import {
  dueProblems,
  isCheckoutOverdue,
  outstandingOf,
  returnsOf,
} from '#shared/families/checkouts/checkout.ts';
import { assertTransition, isIssueOverdue, statusChanges } from '#shared/families/issues/issue.ts';
import { issueStatuses } from '#shared/families/issues/statuses.ts';
import { classify, windowProblems } from '#shared/families/reservations/reservation.ts';
import { actor, at, checkoutRecord, issueRecord, now, reservationRecord } from './records.ts';

test.each([
  ['2026-06-15T12:05:00Z', {}],
  ['2026-06-15T12:04:59Z', { due_time: [expect.objectContaining({ code: 'too_soon' })] }],
  ['2026-06-14T12:05:00Z', { due_time: [expect.objectContaining({ code: 'too_soon' })] }],
])('at 12:00:00 a due time of %s is accepted from five minutes on', (due, problems) => {
  expect(dueProblems(due, { arrivedAt: Date.parse(now) })).toEqual(problems);
});

test('items that were not returned are outstanding, and each return has its time and person', () => {
  const checkIn = {
    occurred_at: null,
    remarks: null,
    location_id: null,
    condition: null,
    issue_id: null,
    items: [],
  };
  const record = checkoutRecord({
    iid: [3, 1, 2],
    checkins: [{ ...checkIn, iid: [1], at: at(13), by: actor }],
  });
  expect(outstandingOf(record)).toEqual([3, 2]);
  expect([...returnsOf(record)]).toEqual([[1, { at: at(13), by: actor }]]);
});

test.each([
  ['open', at(12), false],
  ['open', '2026-06-15T11:59:59Z', true],
  ['closed', at(1), false],
] as const)(
  'at 12:00:00 a checkout that is %s and due at %s is overdue: %s',
  (status, due, isOverdue) => {
    expect(isCheckoutOverdue(checkoutRecord({ status, due_time: due }), now)).toBe(isOverdue);
  },
);

test.each([
  ['open', at(12), false],
  ['on_hold', '2026-06-15T11:59:59Z', true],
  ['closed', at(1), false],
  ['open', null, false],
] as const)(
  'at 12:00:00 an issue that is %s with deadline %s is overdue: %s',
  (status, deadline, isOverdue) => {
    expect(isIssueOverdue(issueRecord({ status, deadline }), now)).toBe(isOverdue);
  },
);

const moves = issueStatuses.flatMap((from) => issueStatuses.map((to) => ({ from, to })));

test.each(moves)(
  'an issue moves from $from to $to, unless closed to anything but open',
  ({ from, to }) => {
    const move = () => assertTransition(from, to);
    const isRefused = from === 'closed' && (to === 'in_progress' || to === 'on_hold');
    if (isRefused) expect(move).toThrow(expect.objectContaining({ code: 'invalid_transition' }));
    else expect(move).not.toThrow();
  },
);

test('closing records who, when and the resolution; reopening clears them', () => {
  const remarks = 'New fuse';
  const closed = statusChanges(issueRecord({}), { status: 'closed', remarks }, actor, now);
  expect(closed).toEqual({
    status: 'closed',
    closed_at: now,
    closed_by: actor,
    resolution: remarks,
  });
  const reopened = statusChanges(
    issueRecord({ status: 'closed' }),
    { status: 'open', remarks: null },
    actor,
    now,
  );
  expect(reopened).toEqual({ status: 'open', closed_at: null, closed_by: null, resolution: null });
});

test.each([
  [at(13), at(14), undefined],
  [at(13), at(13), 'end_before_start'],
  [at(14), at(13), 'end_before_start'],
  [at(10), at(12), 'too_soon'],
  [at(10), '2026-06-15T12:00:01Z', undefined],
  [at(13), '2027-06-16T13:00:00Z', undefined],
  [at(13), '2027-06-16T13:00:01Z', 'too_long'],
])('at 12:00:00 a reservation from %s to %s: %s', (start_time, end_time, code) => {
  const problems = windowProblems({ start_time, end_time }, now, true);
  expect(problems.end_time?.[0]?.code).toBe(code);
});

test('all problems of a window are reported', () => {
  const codesOf = (start_time: string, end_time: string) =>
    windowProblems({ start_time, end_time }, now, true).end_time?.map(({ code }) => code);
  expect(codesOf(at(11), at(10))).toEqual(['end_before_start', 'too_soon']);
  expect(codesOf('2024-01-01T00:00:00Z', at(10))).toEqual(['too_soon', 'too_long']);
});

test('a problem of a window is reported at its start if the end was not sent', () => {
  const codeOf = (start_time: string) =>
    windowProblems({ start_time, end_time: at(14) }, now, false).start_time?.[0]?.code;
  expect([codeOf(at(14)), codeOf('2025-06-14T13:59:59Z'), codeOf('2025-06-14T14:00:00Z')]).toEqual([
    'end_before_start',
    'too_long',
    undefined,
  ]);
});

test('an end in the past is no problem of a change that does not set it', () => {
  expect(windowProblems({ start_time: at(9), end_time: at(10) }, now, false)).toEqual({});
});

test.each([
  ['open', '2026-06-15T12:00:01Z', at(14), 'upcoming'],
  ['open', at(12), at(14), 'ongoing'],
  ['open', at(10), at(12), 'overdue'],
  ['completed', at(13), at(14), 'completed'],
] as const)(
  'at 12:00:00 a reservation that is %s from %s to %s is %s',
  (status, start_time, end_time, classification) => {
    const record = reservationRecord({ status, start_time, end_time });
    expect(classify(record, now)).toBe(classification);
  },
);
