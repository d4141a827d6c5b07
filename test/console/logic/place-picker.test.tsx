import { useState } from 'preact/hooks';
import { expect, test } from 'vitest';
import type { Choice } from '#console/ui/picker.tsx';
import { PlacePicker } from '#console/ui/record-pickers.tsx';
import { mount, only, textsOf, type } from './mount.ts';
import { serve } from './service.ts';

function Field() {
  const [place, setPlace] = useState<Choice>();
  const form = {
    values: { place },
    set: (_name: 'place', next: Choice | undefined) => setPlace(next),
    errorOf: () => undefined,
  };
  return <PlacePicker form={form} name="place" label="Place" />;
}

const expectOptions = (texts: string[]) =>
  expect.poll(() => textsOf(document.body, '[role=option]')).toEqual(texts);

/** Serves some places in pages of 200, and those of a search. Returns the queries. */
function servePlaces(count: number, nameOf: (id: number) => [name: string, path: string]) {
  const calls: URLSearchParams[] = [];
  const placeOf = (id: number) => {
    const [name, path] = nameOf(id);
    return { id, name, path };
  };
  serve(['view'], (_method, path) => {
    const query = new URL(path, 'http://service').searchParams;
    calls.push(query);
    if (query.has('q')) {
      return [{ data: [placeOf(count)], meta: { pagination: { total: 1, next_cursor: null } } }];
    }
    const offset = Number(query.get('offset') ?? 0);
    const length = Math.min(200, count - offset);
    const data = Array.from({ length }, (_, index) => placeOf(offset + index + 1));
    return [{ data, meta: { pagination: { total: count, next_cursor: null } } }];
  });
  return calls;
}

const openField = async () => only<HTMLInputElement>(await mount(<Field />), 'input');

test('a place is found by its path among ten thousand, and by its name among more', async () => {
  servePlaces(10_200, (id) => {
    const name = id === 10_200 ? 'Shelf zebra' : `Shelf ${id}`;
    return [name, `Depot / ${name}`];
  });
  const input = await openField();
  await type(input, 'depot 9999');
  await expectOptions(['Shelf 9999 Depot / Shelf 9999']);
  await type(input, 'zebra shelf');
  await expectOptions(['Shelf zebra Depot / Shelf zebra']);
});

/** Ten vehicles with ten lockers each. */
const lockerOf = (id: number): [string, string] => {
  const name = `Locker ${((id - 1) % 10) + 1}`;
  return [name, `Vehicle ${Math.ceil(id / 10)} / ${name}`];
};

test('places whose names have the words come before those where they are a part of the path', async () => {
  servePlaces(100, lockerOf);
  const input = await openField();
  await type(input, 'vehicle 3 locker 7');
  await expectOptions(['Locker 7 Vehicle 3 / Locker 7', 'Locker 3 Vehicle 7 / Locker 3']);
});

test('found places are in the order of their paths, and of the numbers in these', async () => {
  servePlaces(100, lockerOf);
  const input = await openField();
  await type(input, 'vehicle');
  await expectOptions(Array.from({ length: 30 }, (_, index) => lockerOf(index + 1).join(' ')));
});

test('the places are read once for all that is typed', async () => {
  const calls = servePlaces(300, lockerOf);
  const input = await openField();
  for (const text of ['vehicle 21', 'vehicle 22 locker 1', 'vehicle 23 locker 9'])
    await type(input, text);
  await expectOptions(['Locker 9 Vehicle 23 / Locker 9']);
  expect(calls.map((query) => query.get('offset'))).toEqual([null, '200']);
});

test('a place that moves to another part of the list while the parts are read is offered once', async () => {
  serve(['view'], (_method, path) => {
    const isFirst = !new URL(path, 'http://service').searchParams.has('offset');
    const ids = isFirst ? Array.from({ length: 200 }, (_, index) => index + 1) : [200, 201];
    const data = ids.map((id) => ({ id, name: `Shelf ${id}`, path: `Depot / Shelf ${id}` }));
    return [{ data, meta: { pagination: { total: 201, next_cursor: null } } }];
  });
  const input = await openField();
  await type(input, 'shelf 200');
  await expectOptions(['Shelf 200 Depot / Shelf 200']);
});
