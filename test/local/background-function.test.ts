import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startFunction } from '#infra/local/background-function.ts';
import { functionMaker } from '../support/function-maker.ts';

/** A function of such a source that runs, and its log. */
async function arrange(source: string, timeoutMilliseconds?: number) {
  const { folder, make } = await functionMaker(timeoutMilliseconds);
  const fn = await make(source);
  const { invoke, stop } = startFunction<{ wait?: boolean }>(
    { ...fn, environment: { OWN: 'own' } },
    folder,
  );
  onTestFinished(stop);
  return { invoke, stop, readLog: () => readFile(join(folder, `${fn.name}.log`), 'utf8') };
}

test('what a function of the background prints is in its log, and not with the service', async () => {
  const { invoke, stop, readLog } = await arrange(
    "export const handler = async () => console.log('printed with', process.env.OWN);",
  );
  await invoke({});
  await stop();
  expect(await readLog()).toBe('printed with own\n');
});

test('a function that tells nothing has taken its event', async () => {
  const { invoke } = await arrange('export const handler = async () => {};');
  expect(await invoke({})).toBeUndefined();
});

test('what a function throws is thrown to its caller, and logged', async () => {
  const { invoke, stop, readLog } = await arrange(
    "export const handler = async () => { throw new Error('broken'); };",
  );
  await expect(invoke({})).rejects.toThrow('broken');
  await stop();
  expect(await readLog()).toContain('Error: broken');
});

test('a function that takes too long is ended, and the next event has a new one', async () => {
  const { invoke } = await arrange(
    `export const handler = ({ wait }) =>
      wait ? new Promise(() => { setInterval(() => {}, 1000); }) : { batchItemFailures: [] };`,
    2000,
  );
  await expect(invoke({ wait: true })).rejects.toThrow('function 1 took longer than 2000 ms.');
  expect(await invoke({})).toEqual({ batchItemFailures: [] });
});

test.runIf(process.platform === 'linux')(
  'a log for which there is no space is said to have none, and the function runs on',
  async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => errors.mockRestore());
    const { folder, make } = await functionMaker();
    const fn = await make("export const handler = async () => console.log('printed');");
    const file = join(folder, `${fn.name}.log`);
    await symlink('/dev/full', file);
    const { invoke, stop } = startFunction(fn, folder);
    await invoke({});
    await invoke({});
    await stop();
    expect(errors.mock.calls).toEqual([
      [expect.stringContaining(`There is no room left on the disk of ${file}.`)],
    ]);
  },
);
