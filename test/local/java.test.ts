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
    const { storePid, token } = await answering(local.folder, first);
    expect(first.output()).toContain('DynamoDB Local runs on Java');
    first.child.kill('SIGKILL');
    await first.ended;
    expect(() => process.kill(storePid, 0)).not.toThrow();
    const next = await answering(local.folder, local.start({}, onOtherPlatform));
    // It has ended by now, and is there until the system has noticed.
    await vi.waitFor(() => expect(() => process.kill(storePid, 0)).toThrow(), 10_000);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${next.url}/v1/whoami`, { headers })).status).toBe(200);
  },
  fetchMilliseconds,
);

/** What is noted of a service that answers; all of the demo account would take longer. */
async function answering(folder: string, { child, output }: StartedService) {
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
