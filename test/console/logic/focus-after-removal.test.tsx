import { render } from 'preact';
import { useRef } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { useFocusAfterRemoval } from '#console/shell/focus-after-removal.ts';
import { mount, only } from './mount.ts';

/** A page with a list of names, each with a button to delete it. */
function NamesPage({ names }: { names: readonly string[] }) {
  const main = useRef<HTMLElement>(null);
  useFocusAfterRemoval(main);
  return (
    <main ref={main}>
      <h1 tabIndex={-1}>Names</h1>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#/${name}`}>{name}</a> <button type="button" id={name} />
          </li>
        ))}
      </ul>
    </main>
  );
}

const focusedText = () => document.activeElement?.textContent;

async function show(names: readonly string[]) {
  const root = await mount(<NamesPage names={names} />);
  const change = (left: readonly string[]) => act(() => render(<NamesPage names={left} />, root));
  return { root, change };
}

test('after a focused line has disappeared, the next or the last line has the focus', async () => {
  const { root, change } = await show(['Ann', 'Ben', 'Cleo']);
  only(root, '#Ben').focus();
  await change(['Ann', 'Cleo']);
  await expect.poll(() => focusedText()).toBe('Cleo');
  await change(['Ann']);
  await expect.poll(() => focusedText()).toBe('Ann');
});

test('after the last line has disappeared, the title has the focus', async () => {
  const { root, change } = await show(['Ann']);
  only(root, '#Ann').focus();
  await change([]);
  await expect.poll(() => focusedText()).toBe('Names');
});

test('a line that the user has left does not bring the focus back', async () => {
  const { root, change } = await show(['Ann', 'Ben']);
  only(root, '#Ben').focus();
  await act(() => only(root, '#Ben').blur());
  await change(['Ann']);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(document.activeElement).toBe(document.body);
});

/** A page with an open dialog, which has a list of names and may have an input to add one. */
function NamesDialog({ names, hasInput }: { names: readonly string[]; hasInput: boolean }) {
  const main = useRef<HTMLElement>(null);
  useFocusAfterRemoval(main);
  return (
    <main ref={main}>
      <h1 tabIndex={-1}>Names</h1>
      <dialog open>
        <h2 tabIndex={-1}>Edit names</h2>
        <button type="button">Close</button>
        <fieldset>
          {names.map((name) => (
            <li key={name}>
              <button type="button" id={name} />
            </li>
          ))}
          {hasInput && <input role="combobox" aria-expanded={false} aria-controls="names" />}
        </fieldset>
      </dialog>
    </main>
  );
}

test.each([
  ['the input that adds lines', true, 'INPUT'],
  ['without such an input, its title', false, 'H2'],
])(
  'after the last line of a dialog has disappeared, %s has the focus',
  async (_what, hasInput, tag) => {
    const root = await mount(<NamesDialog names={['Ann']} hasInput={hasInput} />);
    only(root, '#Ann').focus();
    await act(() => render(<NamesDialog names={[]} hasInput={hasInput} />, root));
    await expect.poll(() => document.activeElement?.tagName).toBe(tag);
  },
);
