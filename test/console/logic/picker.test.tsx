import { type ComponentProps, render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Choice, Picker } from '#console/ui/picker.tsx';
import { hasWords } from '#console/ui/picker-state.ts';
import { ContactPicker } from '#console/ui/record-pickers.tsx';
import { mount, only, press, textsOf, type } from './mount.ts';
import { refusal, serve } from './service.ts';

const places: Choice[] = [
  { id: 1, name: 'Depot' },
  { id: 2, name: 'Desk' },
  { id: 3, name: 'Workshop' },
];

/** Shows a picker of places, and collects its searches and the picked options. */
async function show(chosen?: Choice, more: Partial<ComponentProps<typeof Picker<Choice>>> = {}) {
  const searches: string[] = [];
  const picks: (Choice | undefined)[] = [];
  const search = async (text: string) => {
    searches.push(text);
    return places.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase()));
  };
  const onChange = (one: Choice | undefined) => void picks.push(one);
  const root = await mount(<Picker label="Place" {...{ chosen, search, onChange, ...more }} />);
  const input = only<HTMLInputElement>(root, 'input');
  const options = () => textsOf(root, '[role=listbox]:not([hidden]) [role=option]');
  const activeOptions = () => textsOf(root, '[aria-selected=true]');
  const expectOptions = (names: string[]) => expect.poll(() => options()).toEqual(names);
  return { root, input, searches, picks, options, activeOptions, expectOptions };
}

test('the search starts once typing pauses', async () => {
  const { input, searches, expectOptions } = await show();
  await type(input, 'd');
  await type(input, 'de');
  await expectOptions(['Depot', 'Desk']);
  expect(searches).toEqual(['de']);
});

test('a choice whose name others have shows its hint, until something else is typed', async () => {
  const { root, input } = await show({ id: 4, name: 'Locker 1', hint: 'Pump 11 / Locker 1' });
  expect(textsOf(root, 'small')).toEqual(['Pump 11 / Locker 1']);
  await type(input, 'Loc');
  expect(textsOf(root, 'small')).toEqual([]);
});

test('text typed before the effects have run is not lost', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  onTestFinished(() => render(null, root));
  const search = vi.fn(async () => places);
  render(<Picker label="Place" {...{ chosen: undefined, search, onChange: vi.fn() }} />, root);
  const input = only<HTMLInputElement>(root, 'input');
  input.value = 'de';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.poll(() => search).toHaveBeenCalledWith('de', expect.anything());
  expect(input.value).toBe('de');
});

test('the arrow keys stop at the last option, and Enter picks the active one', async () => {
  const { input, picks, activeOptions, expectOptions } = await show();
  await type(input, 'de');
  await expectOptions(['Depot', 'Desk']);
  expect(activeOptions()).toEqual(['Depot']);
  for (const _press of [1, 2, 3]) await press(input, 'ArrowDown');
  expect(activeOptions()).toEqual(['Desk']);
  expect(await press(input, 'Enter')).toBe(true);
  expect(picks).toEqual([places[1]]);
});

test('Escape closes the list, and not the dialog around it', async () => {
  const { input, options, expectOptions } = await show();
  await type(input, 'de');
  await expectOptions(['Depot', 'Desk']);
  expect(await press(input, 'Escape')).toBe(true);
  expect(options()).toEqual([]);
  expect(await press(input, 'Escape')).toBe(false);
});

test('the chosen option is shown, and a click offers all options', async () => {
  const { input, searches, expectOptions } = await show(places[2]);
  expect(input.value).toBe('Workshop');
  await act(() => input.click());
  await expectOptions(['Depot', 'Desk', 'Workshop']);
  expect(searches).toEqual(['']);
});

const blur = (input: HTMLElement) => act(() => void input.dispatchEvent(new Event('blur')));

test('leaving an empty field clears the choice', async () => {
  const { input, picks } = await show(places[2]);
  await type(input, ' ');
  await blur(input);
  expect(picks).toEqual([undefined]);
});

test('leaving the field with a full name chooses it, even before the list is loaded', async () => {
  const { input, picks } = await show(places[2]);
  await type(input, 'depot ');
  await blur(input);
  await expect.poll(() => picks).toEqual([places[0]]);
});

test('leaving the field with a partial name shows an error and keeps the text', async () => {
  const { root, input, picks } = await show(places[2]);
  await type(input, 'Wor');
  await blur(input);
  await expect.poll(() => only(root, '.error').textContent).toContain('“Wor”');
  expect([picks, input.value, input.getAttribute('aria-invalid')]).toEqual([[], 'Wor', 'true']);
});

test('a name that two options share is not chosen by leaving the field', async () => {
  const search = async () => [
    { id: 1, name: 'Kim' },
    { id: 2, name: 'Kim' },
  ];
  const { root, input, picks } = await show(undefined, { search });
  await type(input, 'Kim');
  await blur(input);
  await expect.poll(() => root.querySelector('.error')).not.toBeNull();
  expect(picks).toEqual([]);
});

test('Enter neither picks from an outdated list nor submits the form', async () => {
  const { input, picks, expectOptions } = await show();
  await act(() => input.click());
  await expectOptions(['Depot', 'Desk', 'Workshop']);
  await type(input, 'work');
  expect(await press(input, 'Enter')).toBe(true);
  expect(picks).toEqual([]);
  await expectOptions(['Workshop']);
  await press(input, 'Enter');
  expect(picks).toEqual([places[2]]);
});

test('Enter neither picks without typed text, nor submits the form when nothing is found', async () => {
  const { root, input, picks, expectOptions } = await show();
  await act(() => input.click());
  await expectOptions(['Depot', 'Desk', 'Workshop']);
  expect(await press(input, 'Enter')).toBe(true);
  await type(input, 'Attic');
  await expect.poll(() => only(root, '[role=status]').textContent).toBe('Nothing found');
  expect(await press(input, 'Enter')).toBe(true);
  await press(input, 'Escape');
  expect(await press(input, 'Enter')).toBe(true);
  expect(picks).toEqual([]);
});

test('Enter picks the option whose name has the text, not one found by another field', async () => {
  const search = async () => [
    { id: 1, name: 'Ada Moreau' },
    { id: 2, name: 'Northlight' },
  ];
  const { input, picks, expectOptions, activeOptions } = await show(undefined, { search });
  await type(input, 'north');
  await expectOptions(['Ada Moreau', 'Northlight']);
  expect(activeOptions()).toEqual(['Northlight']);
  await press(input, 'Enter');
  expect(picks).toEqual([{ id: 2, name: 'Northlight' }]);
});

test('Enter submits the form if the text is the chosen option', async () => {
  const { input } = await show(places[2]);
  expect(await press(input, 'Enter')).toBe(false);
});

test('an unknown name can be added by choosing the option, not by Enter alone', async () => {
  const added: string[] = [];
  const add = async (name: string) => {
    added.push(name);
    return { id: 9, name };
  };
  const { input, picks, expectOptions } = await show(undefined, { add });
  await type(input, 'Attic');
  await expectOptions(['Add “Attic”']);
  await press(input, 'Enter');
  expect(added).toEqual([]);
  await press(input, 'ArrowDown');
  await press(input, 'Enter');
  await expect.poll(() => picks).toEqual([{ id: 9, name: 'Attic' }]);
  expect(added).toEqual(['Attic']);
});

test('a search that fails does not say that nothing is found', async () => {
  const search = async () => {
    throw new Error('Offline.');
  };
  const { root, input } = await show(undefined, { search });
  await type(input, 'Attic');
  await expect.poll(() => only(root, '[role=status]').textContent).toMatch(/^Not loaded/);
});

test('a double click on the option to add adds one record', async () => {
  const add = vi.fn(async (name: string) => ({ id: 9, name }));
  const { root, input, picks, expectOptions } = await show(undefined, { add });
  await type(input, 'Attic');
  await expectOptions(['Add “Attic”']);
  await act(() => {
    for (const _click of [1, 2]) only(root, '[role=option]').click();
  });
  await expect.poll(() => picks).toEqual([{ id: 9, name: 'Attic' }]);
  expect(add).toHaveBeenCalledOnce();
});

test('a record whose adding had no answer is added once by another attempt', async () => {
  const keys: (string | null)[] = [];
  serve(['content.contacts'], (method, _path, _body, headers) => {
    if (method === 'GET')
      return [{ data: [], meta: { pagination: { total: 0, next_cursor: null } } }];
    keys.push(headers.get('Idempotency-Key'));
    return keys.length <= 2 ? refusal('internal', 500) : [{ data: { id: 9, name: 'Kim' } }, 201];
  });
  const form = {
    values: { contact: undefined as Choice | undefined },
    set: vi.fn(),
    errorOf: () => undefined,
  };
  const root = await mount(<ContactPicker form={form} name="contact" label="Contact" canAdd />);
  await type(only(root, 'input'), 'Kim');
  const addKim = () => act(() => root.querySelector<HTMLElement>('[role=option]')?.click());
  await expect.poll(() => textsOf(root, '[role=option]')).toEqual(['Add “Kim”']);
  await expect
    .poll(async () => {
      await addKim();
      return form.set.mock.calls;
    })
    .toEqual([['contact', { id: 9, name: 'Kim' }]]);
  expect(new Set(keys).size).toBe(1);
});

test('a field that is left while its record is added does not call the name unknown', async () => {
  let finish = (_one: Choice) => {};
  const add = () =>
    new Promise<Choice>((resolve) => {
      finish = resolve;
    });
  const { root, input, picks, expectOptions } = await show(undefined, { add });
  await type(input, 'Attic');
  await expectOptions(['Add “Attic”']);
  await act(() => only(root, '[role=option]').click());
  await blur(input);
  expect(input.dataset.unresolved).toBe('open');
  finish({ id: 9, name: 'Attic' });
  await expect.poll(() => picks).toEqual([{ id: 9, name: 'Attic' }]);
});

test.each([
  ['buhne', true],
  ['Süd Bühne', true],
  ['', true],
  ['süd halle', true],
  ['Nord', false],
])('a place with a path matches "%s": %s', (text, isFound) => {
  expect(hasWords(text)({ id: 1, name: 'Bühne Süd', hint: 'Halle 2 › Bühne Süd' })).toBe(isFound);
});
