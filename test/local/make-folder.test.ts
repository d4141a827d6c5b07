import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from '#infra/local/make-folder.ts';
import { newTemporaryFolder } from '../support/temporary-folder.ts';

const fillWith = (text: string) => (draft: string) => writeFile(join(draft, 'file'), text);

test('a folder does not exist before it is complete', async () => {
  const { folder } = newParent();
  await makeFolder(folder, async (draft) => {
    await fillWith('all of it')(draft);
    expect(existsSync(folder)).toBe(false);
  });
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('all of it');
});

test('when several calls make one folder at once, the first one wins, and none fails', async () => {
  const { parent, folder } = newParent();
  await Promise.all(['one', 'two', 'three'].map((text) => makeFolder(folder, fillWith(text))));
  const first = readFileSync(join(folder, 'file'), 'utf8');
  await makeFolder(folder, fillWith('four'));
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe(first);
  expect(readdirSync(parent)).toEqual(['made']);
});

test('a folder that could not be filled leaves nothing', async () => {
  const { parent, folder } = newParent();
  const fill = () => Promise.reject(new Error('The disk is full.'));
  await expect(makeFolder(folder, fill)).rejects.toThrow('The disk is full.');
  expect(readdirSync(parent)).toEqual([]);
});

function newParent() {
  const parent = newTemporaryFolder();
  onTestFinished(() => rmSync(parent, { recursive: true }));
  return { parent, folder: join(parent, 'made') };
}
