import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { type Choice, Picker } from '#console/ui/picker.tsx';
import { mount, only, press, textsOf, type } from './mount.ts';

const places: Choice[] = [
  { id: 1, name: 'Depot' },
  { id: 2, name: 'Desk' },
  { id: 3, name: 'Workshop' },
];

/** A picker of places, what it has searched for, and what was picked. */
async function show(chosen?: Choice) {
  const searched: string[] = [];
  const picked: (Choice | undefined)[] = [];
  const search = async (text: string) => {
    searched.push(text);
    return places.filter(({ name }) => name.toLowerCase().startsWith(text));
  };
  const root = await mount(
    <Picker label="Place" chosen={chosen} search={search} onChange={(one) => picked.push(one)} />,
  );
  const input = only<HTMLInputElement>(root, 'input');
  const options = () => textsOf(root, '[role=listbox]:not([hidden]) [role=option]');
  const active = () => textsOf(root, '[aria-selected=true]');
  const found = (names: string[]) => vi.waitFor(() => expect(options()).toEqual(names));
  return { root, input, searched, picked, options, active, found };
}

test('what is typed is searched for once somebody stops typing', async () => {
  const { input, searched, found } = await show();
  await type(input, 'd');
  await type(input, 'de');
  await found(['Depot', 'Desk']);
  expect(searched).toEqual(['de']);
});

test('the arrows go through what was found and not beyond, and Enter picks', async () => {
  const { input, picked, active, found } = await show();
  await type(input, 'de');
  await found(['Depot', 'Desk']);
  expect(active()).toEqual(['Depot']);
  for (const _press of [1, 2, 3]) await press(input, 'ArrowDown');
  expect(active()).toEqual(['Desk']);
  expect(await press(input, 'Enter')).toBe(true);
  expect(picked).toEqual([places[1]]);
});

test('Escape closes the list, and not the window that the list is in', async () => {
  const { input, options, found } = await show();
  await type(input, 'de');
  await found(['Depot', 'Desk']);
  expect(await press(input, 'Escape')).toBe(true);
  expect(options()).toEqual([]);
  expect(await press(input, 'Escape')).toBe(false);
});

test('what was chosen before is shown, and all are offered beside it', async () => {
  const { input, searched, found } = await show(places[2]);
  expect(input.value).toBe('Workshop');
  await act(() => input.click());
  await found(['Depot', 'Desk', 'Workshop']);
  expect(searched).toEqual(['']);
});

test('who leaves it with nothing has nothing chosen, and with half a word what was before', async () => {
  const leave = (input: HTMLElement) => act(() => void input.dispatchEvent(new Event('blur')));
  const emptied = await show(places[2]);
  await type(emptied.input, ' ');
  await leave(emptied.input);
  expect(emptied.picked).toEqual([undefined]);
  const half = await show(places[2]);
  await type(half.input, 'Wor');
  await leave(half.input);
  expect([half.picked, half.input.value]).toEqual([[], 'Workshop']);
});
