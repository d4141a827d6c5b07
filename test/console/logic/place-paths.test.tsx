import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { placeText } from '#console/api/place-paths.ts';
import type { Item } from '#console/api/records.ts';
import { usePlacePaths } from '#console/api/use-place-paths.ts';
import { mount, textsOf } from './mount.ts';
import { item } from './sample.ts';
import { refusal, serve } from './service.ts';

function Places({ items }: { items: readonly Item[] }) {
  const paths = usePlacePaths(items);
  return items.map(({ id, location }) => <p key={id}>{location && placeText(location, paths)}</p>);
}

const itemAt = (id: number) => {
  return { ...item, id, location: { id, name: 'Locker' }, home_location: null };
};

/** Serves the places that are asked for, each in a vehicle with its id, and returns the ids of each call. */
function servePlaces() {
  const calls: string[] = [];
  serve(['view'], (_method, path) => {
    const ids = new URLSearchParams(path.split('?')[1]).get('id') ?? '';
    calls.push(ids);
    const data = ids.split(',').map((id) => ({ id: Number(id), path: `Vehicle ${id} / Locker` }));
    return [{ data, meta: { pagination: { total: data.length, next_cursor: null } } }];
  });
  return calls;
}

test('listed places are told apart by what they are in, and each is read once', async () => {
  const calls = servePlaces();
  const root = await mount(
    <Places items={[itemAt(1), itemAt(2), { ...itemAt(3), location: null }]} />,
  );
  await expect
    .poll(() => textsOf(root, 'p'))
    .toEqual(['Vehicle 1 / Locker', 'Vehicle 2 / Locker', '']);
  expect(calls).toEqual(['1,2']);
});

test('the path of a place is read again once its rows have another name', async () => {
  const calls = servePlaces();
  const root = await mount(<Places items={[itemAt(1), itemAt(2)]} />);
  const renamed = { ...itemAt(3), location: { id: 1, name: 'Cabinet' } };
  await act(() => render(<Places items={[renamed, itemAt(2)]} />, root));
  await expect.poll(() => calls).toEqual(['1,2', '1']);
});

test('the home places of items are read, too', async () => {
  const calls = servePlaces();
  await mount(<Places items={[{ ...itemAt(1), home_location: { id: 7, name: 'Locker' } }]} />);
  await expect.poll(() => calls).toEqual(['1,7']);
});

test('at most a hundred places are read in one call', async () => {
  const calls = servePlaces();
  await mount(<Places items={Array.from({ length: 101 }, (_, index) => itemAt(index + 1))} />);
  await expect.poll(() => calls.map((ids) => ids.split(',').length)).toEqual([100, 1]);
});

test('places whose paths cannot be read have their names', async () => {
  serve(['view'], () => refusal('forbidden', 403));
  const root = await mount(<Places items={[itemAt(1)]} />);
  expect(textsOf(root, 'p')).toEqual(['Locker']);
});

test('for a member who may not read places, none is requested', async () => {
  const calls: string[] = [];
  serve(['content.items'], (_method, path) => {
    calls.push(path);
    return refusal('forbidden', 403);
  });
  const root = await mount(<Places items={[itemAt(1)]} />);
  expect([textsOf(root, 'p'), calls]).toEqual([['Locker'], []]);
});
