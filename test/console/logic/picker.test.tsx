import { type ComponentProps, render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Choice, Picker } from '#console/ui/picker.tsx';
import { hasWords } from '#console/ui/picker-state.ts';
import { mount, only, press, textsOf, type } from './mount.ts';

const places: Choice[] = [
  { id: 1, name: 'Depot' },
  { id: 2, name: 'Desk' },
  { id: 3, name: 'Workshop' },
];

/** A picker of places, what it has searched for, and what was picked. */
async function show(chosen?: Choice, more: Partial<ComponentProps<typeof Picker<Choice>>> = {}) {
  const searched: string[] = [];
  const picked: (Choice | undefined)[] = [];
  const search = async (text: string) => {
    searched.push(text);
    return places.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase()));
  };
  const onChange = (one: Choice | undefined) => void picked.push(one);
  const root = await mount(<Picker label="Place" {...{ chosen, search, onChange, ...more }} />);
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

test('what is typed before effects have run is kept', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  onTestFinished(() => render(null, root));
  const search = vi.fn(async () => places);
  render(<Picker label="Place" {...{ chosen: undefined, search, onChange: vi.fn() }} />, root);
  const input = only<HTMLInputElement>(root, 'input');
  input.value = 'de';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(search).toHaveBeenCalledWith('de', expect.anything()));
  expect(input.value).toBe('de');
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

const leave = (input: HTMLElement) => act(() => void input.dispatchEvent(new Event('blur')));

test('who leaves it with nothing has nothing chosen', async () => {
  const { input, picked } = await show(places[2]);
  await type(input, ' ');
  await leave(input);
  expect(picked).toEqual([undefined]);
});

test('who leaves it with a whole name has chosen it, also before the list is there', async () => {
  const { input, picked } = await show(places[2]);
  await type(input, 'depot ');
  await leave(input);
  await vi.waitFor(() => expect(picked).toEqual([places[0]]));
});

test('who leaves it with half a word gets a message, and the word stays', async () => {
  const { root, input, picked } = await show(places[2]);
  await type(input, 'Wor');
  await leave(input);
  await vi.waitFor(() => expect(only(root, '.error').textContent).toContain('“Wor”'));
  expect([picked, input.value, input.getAttribute('aria-invalid')]).toEqual([[], 'Wor', 'true']);
});

test('of two with one name, none is chosen without the list', async () => {
  const search = async () => [
    { id: 1, name: 'Kim' },
    { id: 2, name: 'Kim' },
  ];
  const { root, input, picked } = await show(undefined, { search });
  await type(input, 'Kim');
  await leave(input);
  await vi.waitFor(() => only(root, '.error'));
  expect(picked).toEqual([]);
});

test('Enter picks nothing from a list that is older than the text, and sends no form', async () => {
  const { input, picked, found } = await show();
  await act(() => input.click());
  await found(['Depot', 'Desk', 'Workshop']);
  await type(input, 'work');
  expect(await press(input, 'Enter')).toBe(true);
  expect(picked).toEqual([]);
  await found(['Workshop']);
  await press(input, 'Enter');
  expect(picked).toEqual([places[2]]);
});

test('Enter picks nothing that was not typed, and sends no form where nothing is found', async () => {
  const { root, input, picked, found } = await show();
  await act(() => input.click());
  await found(['Depot', 'Desk', 'Workshop']);
  expect(await press(input, 'Enter')).toBe(true);
  await type(input, 'Attic');
  await vi.waitFor(() => expect(only(root, '[role=status]').textContent).toBe('Nothing found'));
  expect(await press(input, 'Enter')).toBe(true);
  await press(input, 'Escape');
  expect(await press(input, 'Enter')).toBe(true);
  expect(picked).toEqual([]);
});

test('Enter picks what shows the text, and not what was found by something else', async () => {
  const search = async () => [
    { id: 1, name: 'Ada Moreau' },
    { id: 2, name: 'Northlight' },
  ];
  const { input, picked, found, active } = await show(undefined, { search });
  await type(input, 'north');
  await found(['Ada Moreau', 'Northlight']);
  expect(active()).toEqual(['Northlight']);
  await press(input, 'Enter');
  expect(picked).toEqual([{ id: 2, name: 'Northlight' }]);
});

test('Enter sends the form where the text is what was chosen', async () => {
  const { input } = await show(places[2]);
  expect(await press(input, 'Enter')).toBe(false);
});

test('what is not found is added on request, and not by Enter alone', async () => {
  const added: string[] = [];
  const add = async (name: string) => {
    added.push(name);
    return { id: 9, name };
  };
  const { input, picked, found } = await show(undefined, { add });
  await type(input, 'Attic');
  await found(['Add “Attic”']);
  await press(input, 'Enter');
  expect(added).toEqual([]);
  await press(input, 'ArrowDown');
  await press(input, 'Enter');
  await vi.waitFor(() => expect(picked).toEqual([{ id: 9, name: 'Attic' }]));
  expect(added).toEqual(['Attic']);
});

test('a search that fails does not say that nothing is found', async () => {
  const search = async () => {
    throw new Error('Offline.');
  };
  const { root, input } = await show(undefined, { search });
  await type(input, 'Attic');
  await vi.waitFor(() => expect(only(root, '[role=status]').textContent).toMatch(/^Not loaded/));
});

test('a second click on what adds a record, while one is added, adds no other', async () => {
  const add = vi.fn(async (name: string) => ({ id: 9, name }));
  const { root, input, picked, found } = await show(undefined, { add });
  await type(input, 'Attic');
  await found(['Add “Attic”']);
  await act(() => {
    for (const _click of [1, 2]) only(root, '[role=option]').click();
  });
  await vi.waitFor(() => expect(picked).toEqual([{ id: 9, name: 'Attic' }]));
  expect(add).toHaveBeenCalledOnce();
});

test.each([
  ['buhne', true],
  ['Süd Bühne', true],
  ['', true],
  ['süd halle', true],
  ['Nord', false],
])('a place that shows its path is found by "%s": %s', (text, isFound) => {
  expect(hasWords(text)({ id: 1, name: 'Bühne Süd', hint: 'Halle 2 › Bühne Süd' })).toBe(isFound);
});
