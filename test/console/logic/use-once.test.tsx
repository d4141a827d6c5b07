import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { useOnce } from '#console/ui/use-once.ts';
import { mount } from './mount.ts';

/** Shows two buttons, and collects the works that they start. */
async function showButtons() {
  const started: { name: string; end: () => void }[] = [];
  function Sample() {
    const once = useOnce();
    const start = (name: string) => {
      const work = Promise.withResolvers<void>();
      started.push({ name, end: work.resolve });
      return work.promise;
    };
    return ['Lamp', 'Stage'].map((name) => (
      <button key={name} type="button" onClick={() => once(name, () => start(name))}>
        {name}
      </button>
    ));
  }
  const root = await mount(<Sample />);
  const click = (index: number) => act(() => root.querySelectorAll('button')[index]?.click());
  const names = () => started.map(({ name }) => name);
  return { click, names, started };
}

test('a second click starts nothing while the first one works', async () => {
  const { click, names, started } = await showButtons();
  await click(0);
  await click(0);
  await click(1);
  expect(names()).toEqual(['Lamp', 'Stage']);
  started[0]?.end();
  await expect
    .poll(async () => {
      await click(0);
      return names();
    })
    .toEqual(['Lamp', 'Stage', 'Lamp']);
});
