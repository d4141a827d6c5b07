import { expect, test } from 'vitest';
import { Problem } from '#console/api/problem.ts';
import type { Item } from '#console/api/records.ts';
import { createScans } from '#console/pages/scan/scans.ts';
import { item, location } from './sample.ts';

let tests = 0;
const newName = () => {
  tests += 1;
  return `scans of test ${tests}`;
};
const itemNamed = (id: number, name: string): Item => ({ ...item, id, name });
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

test('scans that arrive faster than their lookups are all listed, in their order', async () => {
  const labels = Array.from({ length: 10 }, (_, index) => `LX-${index}`);
  const scans = createScans(newName(), async (label) => {
    const index = labels.indexOf(label);
    // Earlier labels have slower lookups, so the results arrive in the reverse order.
    await pause(100 - index * 10);
    return [itemNamed(index + 1, label)];
  });
  for (const label of labels) {
    scans.add(label);
    await pause(10);
  }
  const states = () => scans.list.get().map(({ state }) => state);
  await expect.poll(states).toEqual(labels.map(() => 'found'));
  const names = scans.list.get().flatMap(({ items }) => items.map(({ name }) => name));
  expect(names).toEqual(labels.toReversed());
});

test('at most four lookups run at a time, and the others wait in order', async () => {
  let runningCount = 0;
  let maxRunning = 0;
  const started: string[] = [];
  const scans = createScans(newName(), async (label) => {
    started.push(label);
    runningCount += 1;
    maxRunning = Math.max(maxRunning, runningCount);
    await pause(5);
    runningCount -= 1;
    return [];
  });
  const labels = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  for (const label of labels) scans.add(label);
  await scans.lookUp([]);
  expect([started, maxRunning]).toEqual([labels, 4]);
});

test('a label that no item has is looked up among the places', async () => {
  const scans = createScans(
    newName(),
    async () => [],
    async () => location,
  );
  scans.add('BAY-1');
  await scans.lookUp([]);
  expect(scans.list.get()).toMatchObject([{ state: 'found', place: { id: location.id } }]);
});

test('an unknown label stays listed until it is removed', async () => {
  const scans = createScans(newName(), async () => []);
  scans.add('NOPE');
  await scans.lookUp([]);
  expect(scans.list.get()).toMatchObject([{ label: 'NOPE', state: 'unknown' }]);
  scans.remove('NOPE');
  expect(scans.list.get()).toEqual([]);
});

test('a second scan of an item, by the same or another label, moves it to the front', async () => {
  const scans = createScans(newName(), async (label) =>
    label === 'B' ? [itemNamed(2, 'Drum')] : [itemNamed(1, 'Lamp')],
  );
  for (const label of ['A', 'B', 'A']) scans.add(label);
  await scans.lookUp([]);
  expect(scans.list.get().map(({ label }) => label)).toEqual(['A', 'B']);
  scans.add('B');
  scans.add('A2');
  await scans.lookUp([]);
  expect(scans.list.get().map(({ label }) => label)).toEqual(['A2', 'B']);
});

test('a failed lookup can be retried, and a later failure keeps the found items', async () => {
  let isDown = true;
  const scans = createScans(newName(), async () => {
    if (isDown) throw new Problem(503, { code: 'unavailable', message: 'Try again later.' });
    return [itemNamed(1, 'Lamp')];
  });
  scans.add('A');
  await scans.lookUp([]);
  expect(scans.list.get()).toMatchObject([
    { state: 'failed', problem: { message: 'Try again later.' } },
  ]);
  isDown = false;
  await scans.lookUp(['A']);
  isDown = true;
  await scans.lookUp();
  expect(scans.list.get()).toMatchObject([{ state: 'found', items: [{ name: 'Lamp' }] }]);
});

test('labels survive a reload, and are looked up again', async () => {
  const name = newName();
  const find = async (label: string) => [itemNamed(label.charCodeAt(0), label)];
  const before = createScans(name, find);
  for (const label of ['A', 'B']) before.add(label);
  await before.lookUp([]);
  const after = createScans(name, find);
  expect(after.list.get().map(({ label }) => label)).toEqual(['B', 'A']);
  await after.lookUp();
  expect(after.list.get().map(({ items }) => items[0]?.name)).toEqual(['B', 'A']);
});

test('an item is removed with the label by which it was scanned', async () => {
  const scans = createScans(newName(), async (label) => [itemNamed(Number(label), 'Lamp')]);
  for (const label of ['1', '2']) scans.add(label);
  await expect.poll(() => scans.list.get().every(({ state }) => state === 'found')).toBe(true);
  scans.removeItem(1);
  expect(scans.list.get().map(({ label }) => label)).toEqual(['2']);
});
