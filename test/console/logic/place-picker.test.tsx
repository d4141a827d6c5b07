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

test('a place is found by its name in an account with more places than are read, and by its path among those read', async () => {
  const total = 1200;
  const shelf = (id: number, name = `Shelf ${id}`) => ({ id, name, path: `Depot / ${name}` });
  serve(['view'], (_method, path) => {
    const query = new URL(path, 'http://service').searchParams;
    if (query.has('q')) {
      const pagination = { total: 2, next_cursor: null };
      return [{ data: [shelf(1), shelf(1150, 'Shelf zebra')], meta: { pagination } }];
    }
    const from = Number(query.get('cursor') ?? 0);
    const data = Array.from({ length: 200 }, (_, index) => shelf(from + index + 1));
    return [{ data, meta: { pagination: { total, next_cursor: String(from + 200) } } }];
  });
  const input = only<HTMLInputElement>(await mount(<Field />), 'input');
  const expectOptions = (names: string[]) =>
    expect.poll(() => textsOf(document.body, '[role=option]')).toEqual(names);
  await type(input, 'zebra shelf');
  await expectOptions(['Shelf zebra Depot / Shelf zebra']);
  await type(input, 'depot 999');
  await expectOptions(['Shelf 999 Depot / Shelf 999']);
});
