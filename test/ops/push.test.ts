import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, ops, refusal, runProcess } from './cli.ts';

const contact = ['--contact', 'mailto:ops@example.com'];

test('the push keys are generated once, and only the owner of the data can read the private one', async () => {
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

test('new keys are generated with --replace', async () => {
  const [{ public_key: first }, { public_key: second }] = [
    await ops('push', 'keys', ...contact),
    await ops('push', 'keys', ...contact, '--replace'),
  ];
  expect(second).not.toBe(first);
});

test('keys that stay are said to stay, with their contact', async () => {
  await ops('push', 'keys', ...contact);
  expect(await runProcess(['push', 'keys', ...contact])).toMatchObject({
    code: 0,
    stderr: 'Keys exist already. Neither they nor their contact were changed; see --replace.\n',
  });
});

test('keys whose private half is gone are made anew', async () => {
  const { public_key: first } = await ops('push', 'keys', ...contact);
  rmSync(join(folder, 'push.json'));
  const { public_key: second } = await ops('push', 'keys', ...contact);
  expect(second).not.toBe(first);
});

test('a contact that is not an address is refused', async () => {
  expect(await refusal('push', 'keys', '--contact', 'nobody')).toContain(
    'contact: Must begin with mailto: or https:.',
  );
});
