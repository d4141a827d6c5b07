import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failureOf } from '#shared/http/middleware/failure.ts';

test('a store whose socket file is gone is away, and no fault of the service', async () => {
  const path = join(tmpdir(), 'no-store', 'store.db.socket');
  const error = await new Promise((resolve) => connect(path).on('error', resolve));
  expect(failureOf(error).code).toBe('unavailable');
});

test('a file that is missing is a fault of the service, and no store that is away', async () => {
  const error = await readFile(join(tmpdir(), 'no-file')).catch((cause: unknown) => cause);
  expect(failureOf(error).code).toBe('internal_error');
});
