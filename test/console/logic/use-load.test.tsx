import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { Problem } from '#console/api/problem.ts';
import { useLoad } from '#console/api/use-load.ts';
import { WithData } from '#console/ui/states.tsx';
import { mount, only, textsOf } from './mount.ts';

const failure = (status: number) =>
  new Problem(status, { code: 'unavailable', message: 'Try again later.' });

/** A list that is loaded with one result after the other. */
async function show(...results: (string[] | Problem)[]) {
  const rest = [...results];
  const load = async () => {
    const result = rest.shift() ?? [];
    if (result instanceof Problem) throw result;
    return result;
  };
  function Sample() {
    const loaded = useLoad(load, []);
    return (
      <>
        <button type="button" onClick={loaded.reload}>
          Reload
        </button>
        <WithData loaded={loaded}>
          {(names) => names.map((name) => <li key={name}>{name}</li>)}
        </WithData>
      </>
    );
  }
  const root = await mount(<Sample />);
  const isLoaded = () => vi.waitFor(() => expect(root.querySelector('.skeleton')).toBeNull());
  await isLoaded();
  const reload = () =>
    act(async () => {
      root.querySelector('button')?.click();
      await Promise.resolve();
    });
  return { root, reload };
}

test('a reload that fails keeps what is shown, and says why it failed', async () => {
  const { root, reload } = await show(['Gate', 'Web shop'], failure(503));
  await reload();
  await vi.waitFor(() => expect(only(root, '[role=alert] p').textContent).toBe('Try again later.'));
  expect(textsOf(root, 'li')).toEqual(['Gate', 'Web shop']);
});

test('the next reload takes the reason away', async () => {
  const { root, reload } = await show(['Gate'], failure(503), ['Gate', 'Shop']);
  await reload();
  await reload();
  await vi.waitFor(() => expect(textsOf(root, 'li')).toEqual(['Gate', 'Shop']));
  expect(root.querySelector('[role=alert]')).toBeNull();
});

test('what is gone is no longer shown', async () => {
  const { root, reload } = await show(['Gate'], failure(404));
  await reload();
  await vi.waitFor(() => only(root, '[role=alert]'));
  expect(textsOf(root, 'li')).toEqual([]);
});
