import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileOf } from '#infra/bundle/bundle.ts';
import { routes } from '#shared/families/routes.ts';

const root = join(import.meta.dirname, '..', '..');
const served = routes.filter(({ family }) => family !== 'service');

test.each(served)(
  '$name has its operation at the path of its function',
  ({ family, operation }) => {
    const file = fileOf(family, operation).replace(/^functions/, join('shared', 'operations'));
    expect(existsSync(join(root, file)), file).toBe(true);
  },
);
