import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newFilledStart } from './filled.ts';
import { newLocalStart, startMilliseconds } from './start.ts';

test.each(['abc', '99999', '3000.5', '-1'])(
  'a PORT of %s is refused by its name before anything is made',
  async (PORT) => {
    const local = newLocalStart();
    onTestFinished(local.end);
    const start = local.start({ PORT });
    expect(await start.ended).toBe(1);
    expect(start.output()).toContain(`PORT is ${PORT}, which is not a number from 0 to 65535.`);
    expect(existsSync(join(local.folder, 'store.db'))).toBe(false);
  },
  startMilliseconds,
);

test.each([
  ['foo', 'which is not an http or https URL.'],
  ['http://127.0.0.1:1', 'where no server answers.'],
])(
  'a DYNAMODB_ENDPOINT of %s is refused by its name',
  async (DYNAMODB_ENDPOINT, reason) => {
    const local = newLocalStart();
    onTestFinished(local.end);
    const start = local.start({ DYNAMODB_ENDPOINT });
    expect(await start.ended).toBe(1);
    expect(start.output()).toContain(`DYNAMODB_ENDPOINT is ${DYNAMODB_ENDPOINT}, ${reason}`);
  },
  startMilliseconds,
);

test(
  'the owner that a start prints can sign in, although the notes of an earlier demo account are lost',
  async () => {
    const local = newFilledStart();
    onTestFinished(local.end);
    rmSync(join(local.folder, 'demo.json'));
    const start = local.start();
    const { url } = await start.ready();
    const [, email, password] = /sign in as (\S+), password (\S+)\.\n/.exec(start.output()) ?? [];
    const response = await fetch(`${url}/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ data: { account: { id: 2 } } });
  },
  startMilliseconds,
);
