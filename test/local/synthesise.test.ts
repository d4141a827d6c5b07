import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { synthesise } from '#infra/local/synthesise.ts';

test('stacks that are made of the same sources are not made again', async () => {
  const folder = join(inject('service').folder, 'cdk.out');
  const template = join(folder, 'Equipment-dev.template.json');
  const before = await stat(template);
  await synthesise(folder, 'deployed');
  const after = await stat(template);
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
});
