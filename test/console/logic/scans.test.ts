import { expect, test, vi } from 'vitest';
import { Problem } from '#console/api/problem.ts';
import type { Item } from '#console/api/records.ts';
import { createScans } from '#console/pages/scan/scans.ts';
import { item } from './sample.ts';

let tests = 0;
const newName = () => {
  tests += 1;
  return `scans of test ${tests}`;
};
const itemNamed = (id: number, name: string): Item => ({ ...item, id, name });
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

test('scans that come faster than they are looked up are all there, each in its order', async () => {
  const labels = Array.from({ length: 10 }, (_, index) => `LX-${index}`);
  const scans = createScans(newName(), async (label) => {
    const index = labels.indexOf(label);
    // The first ones are the slowest.
    await pause(100 - index * 10);
    return [itemNamed(index + 1, label)];
  });
  for (const label of labels) {
    scans.add(label);
    await pause(10);
  }
  await vi.waitFor(() => {
    const states = scans.list.get().map(({ state }) => state);
    expect(states).toEqual(labels.map(() => 'found'));
  });
  const names = scans.list.get().flatMap(({ items }) => items.map(({ name }) => name));
  expect(names).toEqual(labels.toReversed());
});

test('at most four are looked up at a time, and the others wait in their order', async () => {
  let running = 0;
  let max = 0;
  const begun: string[] = [];
  const scans = createScans(newName(), async (label) => {
    begun.push(label);
    running += 1;
    max = Math.max(max, running);
    await pause(5);
    running -= 1;
    return [];
  });
  const labels = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  for (const label of labels) scans.add(label);
  await scans.lookUp([]);
  expect([begun, max]).toEqual([labels, 4]);
});

test('a label that no item has stays, until it is removed', async () => {
  const scans = createScans(newName(), async () => []);
  scans.add('NOPE');
  await scans.lookUp([]);
  expect(scans.list.get()).toMatchObject([{ label: 'NOPE', state: 'unknown' }]);
  scans.remove('NOPE');
  expect(scans.list.get()).toEqual([]);
});

test('a label that is scanned again, or another of its item, comes to the front once', async () => {
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

test('a lookup that fails is tried again on request, and takes nothing away that is shown', async () => {
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

test('a reload leaves the labels, and they are looked up again', async () => {
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
