import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startBackground } from '#infra/local/background-functions.ts';
import { functionMaker } from '../support/function-maker.ts';

/** A function that succeeds at once. */
const succeedingSource = 'export const handler = () => ({ batchItemFailures: [] });';

/** Background functions that are made from source texts, and their log. */
async function arrange(timeoutMilliseconds?: number) {
  const { folder, make } = await functionMaker(timeoutMilliseconds);
  const { invoke, stop } = startBackground(folder);
  onTestFinished(stop);
  return { make, invoke, stop, readLog: () => readFile(join(folder, 'background.log'), 'utf8') };
}

test('the output of background functions goes to their log, not to the output of the service', async () => {
  const { make, invoke, stop, readLog } = await arrange();
  const fn = await make(
    "export const handler = async () => console.log('printed with', process.env.OWN);",
  );
  await invoke({ ...fn, environment: { OWN: 'own' } }, {});
  await stop();
  expect(await readLog()).toBe('printed with own\n');
});

test('a function that returns nothing succeeds', async () => {
  const { make, invoke } = await arrange();
  expect(await invoke(await make('export const handler = async () => {};'), {})).toBeUndefined();
});

test('an error of a function is thrown to its caller, and logged with the name of the function', async () => {
  const { make, invoke, stop, readLog } = await arrange();
  const fn = await make("export const handler = async () => { throw new Error('broken'); };");
  await expect(invoke(fn, {})).rejects.toThrow('broken');
  await stop();
  expect(await readLog()).toContain(`${fn.name}: Error: broken`);
});

test('functions share a thread', async () => {
  const { make, invoke } = await arrange();
  const threadIdSource = `
    import { threadId } from 'node:worker_threads';
    export const handler = async () => threadId;`;
  const functions = await Promise.all([make(threadIdSource), make(threadIdSource)]);
  const [one, other] = await Promise.all(functions.map((fn) => invoke(fn, {})));
  expect(one).toBe(other);
});

test('when a thread ends, its calls fail, and the next event gets a new thread', async () => {
  const { make, invoke } = await arrange();
  const ending = await make(`
    export const handler = () => new Promise(() => { setTimeout(() => process.exit(1), 10); });`);
  await expect(invoke(ending, {})).rejects.toThrow('The thread of the function ended.');
  expect(await invoke(await make(succeedingSource), {})).toEqual({ batchItemFailures: [] });
});

test('a function that takes too long is ended, and the next event gets a new thread', async () => {
  const { make, invoke } = await arrange(2000);
  const fn = await make(
    `export const handler = ({ wait }) =>
      wait ? new Promise(() => { setInterval(() => {}, 1000); }) : { batchItemFailures: [] };`,
  );
  await expect(invoke(fn, { wait: true })).rejects.toThrow('function 1 took longer than 2000 ms.');
  expect(await invoke(fn, {})).toEqual({ batchItemFailures: [] });
});

test('a call does not fail because another function takes too long', async () => {
  const { make, invoke } = await arrange(2000);
  const stuck = await make('export const handler = () => { for (;;) {} };');
  const other = { ...(await make(succeedingSource)), timeoutMilliseconds: 60_000 };
  const stuckCall = expect(invoke(stuck, {})).rejects.toThrow('took longer than 2000 ms.');
  expect(await invoke(other, {})).toEqual({ batchItemFailures: [] });
  await stuckCall;
});

test.runIf(process.platform === 'linux')(
  'a full disk of the log is reported once, and functions continue',
  async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => errors.mockRestore());
    const { folder, make } = await functionMaker();
    const fn = await make("export const handler = async () => console.log('printed');");
    const file = join(folder, 'background.log');
    await symlink('/dev/full', file);
    const { invoke, stop } = startBackground(folder);
    await invoke(fn, {});
    await invoke(fn, {});
    await stop();
    expect(errors.mock.calls).toEqual([
      [expect.stringContaining(`There is no room left on the disk of ${file}.`)],
    ]);
  },
);
