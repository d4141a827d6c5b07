import { act } from 'preact/test-utils';
import { expect, onTestFinished, test, vi } from 'vitest';
import { TodayPage } from '#console/pages/today/today.tsx';
import { formatDay } from '#console/time.ts';
import { mount, textsOf, whenFound } from './mount.ts';
import { checkout, item, reservation } from './sample.ts';
import { serve } from './service.ts';

const day = 24 * 3_600_000;
const inDays = (count: number) => new Date(Date.now() + count * day).toISOString();
const dateIn = (days: number) => inDays(days).slice(0, 10);

type Answer = readonly [data: readonly object[], total?: number];

/** Shows the Today page of a member who may read everything, and collects its requests. */
async function showToday(answerOf: (path: string) => Answer | undefined) {
  const calls: string[] = [];
  serve(['view'], (_method, path) => {
    calls.push(path);
    const [data, total = data.length] = answerOf(path) ?? [[]];
    return [{ data, meta: { pagination: { next_cursor: null, total } } }];
  });
  const root = await mount(<TodayPage />);
  const card = (title: string) =>
    whenFound(() => root.querySelector<HTMLElement>(`section[aria-label="${title}"]`));
  return { root, card, calls };
}

const answerTo =
  (start: string, ...answer: Answer) =>
  (path: string) =>
    path.startsWith(start) ? answer : undefined;

test('due maintenance and expired items are shown beside the inspections', async () => {
  const plan = { name: 'PAT test', kind: 'inspection', every_days: 365, every_checkouts: null };
  const lamp = {
    ...item,
    id: 1,
    name: 'Lamp',
    unique_id: null,
    next_inspection_on: null,
    expiration_date: null,
    inventory_low: false,
    maintenance: [
      { ...plan, next_on: dateIn(-3) },
      { ...plan, name: 'Overhaul', next_on: dateIn(90) },
    ],
  };
  const rope = { ...lamp, id: 2, name: 'Rope', maintenance: [], expiration_date: dateIn(-2) };
  const { root, card } = await showToday(answerTo('/v1/items', [lamp, rope]));
  expect((await card('Maintenance due')).textContent).toContain('Lamp PAT test due');
  expect((await card('Maintenance due')).textContent).not.toContain('Overhaul');
  expect(textsOf(await card('Expired'), 'li a')).toEqual(['Rope']);
  expect(root.textContent).not.toContain('No inspection or maintenance is due.');
});

test('items that need attention are told apart by their codes', async () => {
  const low = { ...item, name: 'Gloves', inventory_low: true, inventory_unit: 'boxes' };
  const stocks = ['G-1', 'G-2'].map((unique_id, id) => {
    return { ...low, id, unique_id, inventory_quantity: 12, inventory_minimum: 15 };
  });
  const { card } = await showToday(answerTo('/v1/items', stocks));
  expect(textsOf(await card('Low in stock'), 'li')).toEqual([
    'Gloves G-1 · 12 of 15 boxes',
    'Gloves G-2 · 12 of 15 boxes',
  ]);
});

test('if nothing is due, one card says so for both inspections and maintenance', async () => {
  const { root, card } = await showToday(() => undefined);
  expect((await card('Inspections due')).textContent).toContain(
    'No inspection or maintenance is due.',
  );
  expect(root.querySelector('[aria-label="Maintenance due"]')).toBeNull();
  expect(root.querySelector('[aria-label="Expired"]')).toBeNull();
});

test('a card shows how many more entries there are, and links to them', async () => {
  const items = Array.from({ length: 11 }, (_, index) => ({
    ...item,
    id: index + 1,
    next_inspection_on: dateIn(-1),
  }));
  const { card } = await showToday(answerTo('/v1/items', items));
  const links = [...(await card('Inspections due')).querySelectorAll('a')];
  const more = links.find(({ textContent }) => textContent === 'and 3 more');
  expect(more?.getAttribute('href')).toBe('#/?inspection_within=0&order=next_inspection_on');
});

test('a reservation that was not picked up is overdue once its time is over', async () => {
  const ongoing = {
    ...reservation,
    id: 1,
    name: 'Matinee',
    start_time: inDays(0),
    end_time: inDays(1),
    classification: 'ongoing',
  };
  const times = { start_time: inDays(-3), end_time: inDays(-2) };
  const missed = { ...ongoing, id: 2, name: 'Gala', ...times, classification: 'overdue' };
  const { card, calls } = await showToday(answerTo('/v1/reservations', [ongoing, missed]));
  expect((await card('Overdue')).textContent).toContain('Gala not picked up, ended 2 days ago');
  expect((await card('Going out')).textContent).toContain('Matinee started just now');
  expect(textsOf(await card('Going out'), 'li a')).toEqual(['Matinee']);
  const reservationCalls = calls.filter((one) => one.startsWith('/v1/reservations'));
  expect(
    reservationCalls.map((one) => new URL(one, 'http://service').searchParams.has('from')),
  ).toEqual([false]);
});

test('if overdue checkouts fill the first request, those due today are read separately', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #onChange: (entries: object[]) => void;
      constructor(onChange: (entries: object[]) => void) {
        this.#onChange = onChange;
      }
      observe() {
        void act(() => this.#onChange([{ isIntersecting: true }]));
      }
      disconnect() {
        // There is nothing to release.
      }
    },
  );
  const late = { ...checkout, name: 'Late', status: 'open', overdue: true, due_time: inDays(-2) };
  const due = { ...late, id: 2, name: 'Tonight', overdue: false, due_time: inDays(0) };
  const { card } = await showToday((path) => {
    if (!path.startsWith('/v1/checkouts')) return undefined;
    return path.includes('from=') ? [[due]] : [[late], 300];
  });
  expect(textsOf(await card('Coming back'), 'li a')).toEqual(['Tonight']);
  const overdue = await card('Overdue');
  expect(textsOf(overdue, 'p a')).toEqual(['and more']);
  expect(textsOf(overdue, 'li a')).toEqual(['Late']);
});

test('a page that stays open overnight shows the next day', async () => {
  const evening = new Date(2031, 4, 4, 23, 59, 30).getTime();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: evening });
  onTestFinished(() => void vi.useRealTimers());
  const { root, card, calls } = await showToday(() => undefined);
  await card('Going out');
  expect(root.textContent).toContain(formatDay(evening));
  calls.length = 0;
  await act(() => void vi.advanceTimersByTime(60_000));
  expect(root.textContent).toContain(formatDay(Date.now()));
  const tomorrow = new Date(2031, 4, 6).toISOString();
  await expect
    .poll(() => calls.some((path) => path.includes(encodeURIComponent(tomorrow))))
    .toBe(true);
  await expect
    .poll(() => calls.some((path) => path.includes('attention_before=2031-05-06')))
    .toBe(true);
});

test('what others did meanwhile is shown on return to the page', async () => {
  let reservations = [{ ...reservation, name: 'Matinee', start_time: inDays(0) }];
  const { root, card } = await showToday((path) =>
    path.startsWith('/v1/reservations') ? [reservations] : undefined,
  );
  expect(textsOf(await card('Going out'), 'li a')).toEqual(['Matinee']);
  reservations = [];
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => root.textContent).toContain('Nothing goes out today.');
});
