import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { Problem } from '#console/api/problem.ts';
import { useLoad } from '#console/api/use-load.ts';
import { WithData } from '#console/ui/states.tsx';
import { mount, only, textsOf } from './mount.ts';

const failure = (status: number) =>
  new Problem(status, { code: 'unavailable', message: 'Try again later.' });

/** Shows a list whose loads return these results, one after the other. */
async function show(...results: (string[] | Problem)[]) {
  const remainingResults = [...results];
  const load = async () => {
    const result = remainingResults.shift() ?? [];
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
        <WithData result={loaded}>
          {(names) => names.map((name) => <li key={name}>{name}</li>)}
        </WithData>
      </>
    );
  }
  const root = await mount(<Sample />);
  const waitUntilLoaded = () => expect.poll(() => root.querySelector('.skeleton')).toBeNull();
  await waitUntilLoaded();
  const reload = () =>
    act(async () => {
      root.querySelector('button')?.click();
      await Promise.resolve();
    });
  return { root, reload };
}

test('a failed reload keeps the shown data and shows the error', async () => {
  const { root, reload } = await show(['Gate', 'Web shop'], failure(503));
  await reload();
  await expect.poll(() => only(root, '[role=alert] p').textContent).toBe('Try again later.');
  expect(textsOf(root, 'li')).toEqual(['Gate', 'Web shop']);
});

test('a successful reload removes the error', async () => {
  const { root, reload } = await show(['Gate'], failure(503), ['Gate', 'Shop']);
  await reload();
  await reload();
  await expect.poll(() => textsOf(root, 'li')).toEqual(['Gate', 'Shop']);
  expect(root.querySelector('[role=alert]')).toBeNull();
});

test('data that was deleted meanwhile is no longer shown', async () => {
  const { root, reload } = await show(['Gate'], failure(404));
  await reload();
  await expect.poll(() => root.querySelector('[role=alert]')).not.toBeNull();
  expect(textsOf(root, 'li')).toEqual([]);
});
