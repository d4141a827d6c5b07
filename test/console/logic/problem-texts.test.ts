import { beforeAll, expect, test, vi } from 'vitest';
import { Refusal } from '#client/refusal.ts';
import { asProblem, summaryOf } from '#console/api/problem.ts';
import { clashText, problemText } from '#console/api/problem-texts.ts';
import { namedWarningText } from '#console/api/warning-texts.ts';
import { checkInText } from '#console/pages/checkouts/check-in-text.ts';
import { errorKinds } from '#shared/errors.ts';

// These tests run in the time zone of New York.
const clash = {
  code: 'item_reserved',
  message: 'Item 9 is reserved by reservation 1.',
  item_id: 9,
  name: 'Drum kit',
  reservation: { id: 1, name: 'Big gig' },
  start_time: '2026-11-23T15:00:00Z',
  end_time: '2026-11-27T23:00:00Z',
  next_available_at: '2026-11-27T23:00:00Z',
};

beforeAll(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z'), toFake: ['Date'] });
  return () => void vi.useRealTimers();
});

const heldWrites = 'Writes are on hold for this account. Contact support.';

function tooMany(message: string, seconds: number): Refusal {
  const headers = { 'Retry-After': String(seconds) };
  const response = new Response(null, { status: 429, headers });
  const code = 'rate_limited';
  return new Refusal(response, { status: 429, code, message, request_id: '', fields: {} });
}

const withPlainSpaces = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

test('a clash names the other booking, its times, and when the item is free', () => {
  expect(withPlainSpaces(clashText(clash, false))).toBe(
    'Big gig, Nov 23 – 27, has it. Free from Nov 27, 2026, 6:00 PM.',
  );
  expect(clashText(clash, true)).toMatch(/^Drum kit: Big gig/);
});

test('a clash among several items names the item with its code, which no other item of its model has', () => {
  expect(clashText({ ...clash, unique_id: 'LX-0042' }, true)).toMatch(/^Drum kit \(LX-0042\): Big/);
});

test.each([
  ['2026-11-27T23:00:00Z', '2026-11-28T23:00:00Z', ', including its buffer time'],
  ['2026-11-22T15:00:00Z', '2026-11-23T15:00:00Z', ', including its buffer time'],
  ['2026-11-27T22:00:00Z', '2026-11-28T23:00:00Z', ''],
])('a clash with a booking from %s to %s is described%s', (start, end, buffer) => {
  const requested = { start: Date.parse(start), end: Date.parse(end) };
  const reserved = withPlainSpaces(
    clashText({ ...clash, next_available_at: null }, false, requested),
  );
  expect(reserved).toBe(`Big gig, Nov 23 – 27, has it${buffer}.`);
  const checkoutClash = {
    ...clash,
    code: 'item_checked_out',
    checkout: { id: 2, name: 'Matinee' },
  };
  expect(clashText(checkoutClash, false, requested).includes('including its buffer time')).toBe(
    buffer !== '',
  );
  const holders = [{ ...clash, quantity: 5 }];
  const short = { ...clash, code: 'insufficient_inventory', requested: 2, available: 1, holders };
  expect(clashText(short, false, requested)).toContain(`Big gig has 5${buffer}.`);
});

test('a warning names the item with its code', () => {
  const warning = { code: 'item_inoperative', item_id: 9, message: '' } as const;
  const items = [{ id: 9, name: 'Drum kit', unique_id: 'LX-0042' }];
  expect(namedWarningText(warning, items)).toBe('Drum kit (LX-0042) is out of order.');
});

test('a refused return names the item with its code', () => {
  const items = [{ id: 9, name: 'Drum kit', unique_id: 'LX-0042' }];
  const refusals = [{ code: 'already_checked_in', message: '', item_id: 9 }];
  const text = checkInText(items, { iid: [9], lines: [] }, refusals);
  expect(text).toBe('Drum kit (LX-0042): It is back already.');
});

test.each([
  [
    { code: 'item_checked_out', checkout: { id: 2, name: 'Matinee' } },
    'Matinee has it until Nov 27, 2026, 6:00 PM.',
  ],
  [
    {
      code: 'item_checked_out',
      checkout: { id: 2, name: 'Matinee' },
      due_time: '2026-11-19T23:00:00Z',
    },
    'Matinee still has it. It was due back Nov 19, 2026, 6:00 PM.',
  ],
  [{ code: 'insufficient_inventory', requested: 9, available: 1 }, 'Only 1 of 9 is free.'],
  [{ code: 'insufficient_inventory', requested: 9, available: 0 }, 'Only 0 of 9 are free.'],
  [{ code: 'already_checked_in' }, 'It is back already.'],
  [{ code: 'already_checked_in', outstanding: 0 }, 'It is back already.'],
  [
    { code: 'already_checked_in', outstanding: 7 },
    'Only 7 are still out, so none were checked in.',
  ],
  [{ code: 'item_inoperative' }, 'It is out of order.'],
  [{ code: 'item_discarded' }, 'It is discarded.'],
])('the clash %j is described in a sentence', (change, sentence) => {
  expect(withPlainSpaces(clashText({ ...clash, next_available_at: null, ...change }, false))).toBe(
    sentence,
  );
});

test.each([
  ['start_time', 'invalid_datetime', 'Enter a date and a time.'],
  ['acquisition_date', 'invalid_datetime', 'Enter a date.'],
  ['name', 'required', 'Fill in this field.'],
  ['supplier_id', 'not_found', 'This no longer exists. Choose another one.'],
])('the error of %s, %s, is worded without API terms', (path, code, text) => {
  const message = 'Must be an ISO 8601 time with its zone, such as 2030-01-31T18:00:00Z.';
  expect(problemText(path, { code, message })).toBe(text);
});

test('errors name the fields as the pages do', () => {
  const message = 'Must not be before the acquisition date.';
  expect(problemText('expiration_date', { code: 'end_before_start', message })).toBe(
    'Must not be before the purchase date.',
  );
  expect(problemText('to', { code: 'end_before_start', message: 'Must be after from.' })).toBe(
    'Must be after the start.',
  );
});

test('a summary has the reasons of all fields', () => {
  const refusal = new Refusal(new Response(null, { status: 422 }), {
    status: 422,
    code: 'item_reserved',
    message: clash.message,
    request_id: '',
    fields: { iid: [{ ...clash, code: 'item_reserved' }] },
  });
  expect(summaryOf(asProblem(refusal))).toMatch(/^Drum kit: Big gig, .* has it\./);
});

test.each(['iid', 'lines.0.quantity', 'kit_ids.0'])(
  'the summary of a clash at %s has names instead of ids',
  (path) => {
    const code = 'insufficient_inventory' as const;
    const short = { ...clash, code, requested: 6, available: 3 };
    const refused = new Refusal(new Response(null, { status: 409 }), {
      status: 409,
      code: 'insufficient_inventory',
      message: 'Item 9 has 3 free, not 6.',
      request_id: '',
      fields: { [path]: [{ ...short, next_available_at: null }] },
    });
    expect(summaryOf(asProblem(refused))).toBe('Drum kit: Only 3 of 6 are free.');
  },
);

test.each([
  ['name', 'too_short', 'Must be 1 to 200 characters.', 'Fill in this field.'],
  ['name', 'too_long', 'Must be 1 to 200 characters.', 'Must be 1 to 200 characters.'],
  ['new_password', 'too_short', 'Must be 12 to 128 characters.', 'Must be 12 to 128 characters.'],
  ['events', 'too_short', 'Must have 1 to 44 entries.', 'Choose at least one.'],
  ['from', 'invalid_datetime', 'Must be a time.', 'Enter a date and a time.'],
  ['acquisition_date', 'invalid_datetime', 'Must be a day.', 'Enter a date.'],
  ['email', 'taken', 'Member 1 already has this address.', 'A member already has this address.'],
])('the error of %s, %s, says what to do', (path, code, message, text) => {
  expect(problemText(path, { code, message })).toBe(text);
});

test.each([
  [119, '119 seconds'],
  [120, '2 minutes'],
  [895, '15 minutes'],
])('a wait of %i s is shown as %s', (seconds, text) => {
  const { message } = errorKinds.rate_limited;
  const problem = asProblem(tooMany(message, seconds));
  expect(problem.message).toBe(`Too many requests. Try again in ${text}.`);
});

test.each([
  ['Too many attempts. Try again later.', 'Too many attempts. Try again in 60 seconds.'],
  [heldWrites, heldWrites],
])('a 429 with another reason than the rate limit keeps its message: %s', (message, text) => {
  expect(asProblem(tooMany(message, 60)).message).toBe(text);
});

test('the summary of a search that is too long says so', () => {
  const refused = new Refusal(new Response(null, { status: 400 }), {
    status: 400,
    code: 'bad_request',
    message: 'Some parameters are not valid.',
    request_id: '1',
    fields: { q: [{ code: 'invalid_value', message: 'Must be at most 200 characters.' }] },
  });
  expect(summaryOf(asProblem(refused))).toBe('The search is too long. Use fewer words.');
});
