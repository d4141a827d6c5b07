import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, ops, refusal } from './cli.ts';

const contact = ['--contact', 'mailto:ops@example.com'];

test('the keys of pushes are made once, and the private one is kept to the owner of the data', async () => {
  // The store is shared: there may be keys already.
  const { public_key } = await ops('push', 'keys', ...contact, '--replace');
  expect(Buffer.from(public_key, 'base64url')).toHaveLength(65);
  expect(await ops('push', 'keys', ...contact)).toEqual({ public_key });
  const file = join(folder, 'push.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    public_key,
    private_key: expect.any(String),
  });
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('new keys are made where that is asked for', async () => {
  const [{ public_key: first }, { public_key: second }] = [
    await ops('push', 'keys', ...contact),
    await ops('push', 'keys', ...contact, '--replace'),
  ];
  expect(second).not.toBe(first);
});

test('a push service has to know whom to write to', async () => {
  expect(await refusal('push', 'keys', '--replace', '--contact', 'nobody')).toContain(
    'contact: Must begin with mailto: or https:.',
  );
});
