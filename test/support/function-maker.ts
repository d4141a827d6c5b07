import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { LocalFunction } from '#infra/local/read-template.ts';

/** Makes local functions from source texts, in a folder that is removed after the test. */
export async function functionMaker(timeoutMilliseconds = 5000) {
  const folder = await mkdtemp(join(tmpdir(), 'equipment-functions-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  let count = 0;
  const make = async (source: string): Promise<LocalFunction> => {
    count += 1;
    const functionFolder = join(folder, String(count));
    await mkdir(functionFolder);
    await writeFile(join(functionFolder, 'index.mjs'), source);
    return {
      name: `function ${count}`,
      folder: functionFolder,
      timeoutMilliseconds,
      environment: {},
    };
  };
  return { folder, make };
}
