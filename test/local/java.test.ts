import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { canRunDynamoDbLocal } from '#infra/local/dynamodb-local.ts';
import { askIdentity } from '#infra/local/identity.ts';
import { newLocalStart, readNotes, type StartedService } from './start.ts';

/** Maven may have to fetch it first. */
const fetchMilliseconds = 300_000;
const platform = "Object.defineProperty(process,'platform',{value:'freebsd'})";
const onOtherPlatform = ['--import', `data:text/javascript,${platform}`];

test.skipIf(!(await canRunDynamoDbLocal()))(
  'a platform without an embedded server runs on DynamoDB Local where Java is, and keeps its data',
  async () => {
    const local = newLocalStart();
    onTestFinished(local.end);
    const first = local.start({}, onOtherPlatform);
    const { storePid, token } = await waitForService(local.folder, first);
    expect(first.output()).toContain('DynamoDB Local runs on Java');
    first.child.kill('SIGKILL');
    await first.ended;
    expect(() => process.kill(storePid, 0)).not.toThrow();
    const next = await waitForService(local.folder, local.start({}, onOtherPlatform));
    // It has ended, but the system may still list it.
    await vi.waitFor(() => expect(() => process.kill(storePid, 0)).toThrow(), 10_000);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${next.url}/v1/whoami`, { headers })).status).toBe(200);
  },
  fetchMilliseconds,
);

/** Waits until a service responds, and returns its notes. Waiting for the whole demo account would take longer. */
async function waitForService(folder: string, { child, output }: StartedService) {
  while (child.exitCode === null) {
    const demo = join(folder, 'demo.json');
    const { token } = existsSync(demo) ? JSON.parse(readFileSync(demo, 'utf8')) : {};
    if (token && existsSync(join(folder, 'service.json'))) {
      const notes = readNotes(folder);
      if (notes.url && (await askIdentity(notes.url)) === notes.id) return { ...notes, token };
    }
    await wait(100);
  }
  throw new Error(`The service did not start: ${output()}`);
}
