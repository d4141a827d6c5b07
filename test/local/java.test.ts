import { expect, onTestFinished, test } from 'vitest';
import { canRunDynamoDbLocal } from '#infra/local/dynamodb-local.ts';
import { newLocalStart, readNotes } from './start.ts';

/** Maven may have to fetch it first. */
const fetchMilliseconds = 300_000;

test.skipIf(!(await canRunDynamoDbLocal()))(
  'a platform without an embedded server runs on DynamoDB Local where Java is, and keeps its data',
  async () => {
    const local = newLocalStart();
    onTestFinished(local.end);
    const platform = "Object.defineProperty(process,'platform',{value:'darwin'})";
    const options = ['--import', `data:text/javascript,${platform}`];
    const first = local.start({}, options);
    const { token } = await first.ready();
    expect(first.output()).toContain('DynamoDB Local on Java');
    const { storePid } = readNotes(local.folder);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(() => process.kill(storePid, 0)).not.toThrow();
    const next = await local.start({}, options).ready();
    expect(next.token).toBe(token);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${next.url}/v1/items/1`, { headers })).status).toBe(200);
  },
  fetchMilliseconds,
);
