import { existsSync, rmSync } from 'node:fs';
import { Server } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listen, thisMachine } from '#infra/local/listen.ts';
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

/** A server whose port the system keeps from ordinary users, on every system and for every user. */
class ForbiddenServer extends Server {
  override listen(): this {
    this.emit('error', Object.assign(new Error('listen EACCES'), { code: 'EACCES' }));
    return this;
  }
}

test('a PORT that the system keeps from ordinary users is refused by its number', async () => {
  await expect(listen(new ForbiddenServer(), 80, thisMachine)).rejects.toThrow(
    'Port 80 is not open to this user. Choose another: PORT=3001 npm start',
  );
});

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
