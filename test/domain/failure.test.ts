import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failureOf } from '#shared/http/middleware/failure.ts';

test('a missing socket file of the store is an unavailable store, not an internal error', async () => {
  const path = join(tmpdir(), 'no-store', 'store.db.socket');
  const error = await new Promise((resolve) => connect(path).on('error', resolve));
  expect(failureOf(error).code).toBe('unavailable');
});

test('any other missing file is an internal error, not an unavailable store', async () => {
  const error = await readFile(join(tmpdir(), 'no-file')).catch((cause: unknown) => cause);
  expect(failureOf(error).code).toBe('internal_error');
});
