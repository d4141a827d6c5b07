import { render } from 'preact';
import { expect, onTestFinished, test } from 'vitest';
import { currentRoute, replacePage, useQueryState } from '#console/route.ts';
import { mount, only } from './mount.ts';

function Search() {
  const [{ q }, setQuery] = useQueryState(
    { route: currentRoute.get() },
    (query) => ({ q: query.get('q') ?? '' }),
    (state) => state,
  );
  return <input value={q} onInput={({ currentTarget }) => setQuery({ q: currentTarget.value })} />;
}

function typeInto(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Rendering takes a microtask; a frame or an event would be later. */
async function rendering(): Promise<void> {
  await Promise.resolve();
  await Promise.resolve();
}

test('what is typed is in the address before a click can follow, so that Back shows it', async () => {
  const before = location.hash;
  onTestFinished(() => replacePage(before.slice(1)));
  replacePage('/contacts');
  const input = only<HTMLInputElement>(await mount(<Search />), 'input');
  typeInto(input, 'ad');
  await rendering();
  expect(location.hash).toBe('#/contacts?q=ad');
});

test('what is typed before the first paint of a page stays', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  onTestFinished(() => {
    render(null, root);
    root.remove();
  });
  // Without `act`, which would wait for all effects.
  render(<Search />, root);
  const input = only<HTMLInputElement>(root, 'input');
  typeInto(input, 'ad');
  await rendering();
  expect(input.value).toBe('ad');
});
