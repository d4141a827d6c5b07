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

test('what is typed is in the address before a click can follow, so that Back shows it', async () => {
  const before = location.hash;
  onTestFinished(() => replacePage(before.slice(1)));
  replacePage('/contacts');
  const input = only<HTMLInputElement>(await mount(<Search />), 'input');
  input.value = 'ad';
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // Rendering takes a microtask; a frame or an event would be later.
  await Promise.resolve();
  await Promise.resolve();
  expect(location.hash).toBe('#/contacts?q=ad');
});
