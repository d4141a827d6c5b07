import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { listen, thisMachine } from '#infra/local/listen.ts';
import { useService } from '#shared/canary/use-service.ts';
import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { client } from '../support/http.ts';
import { newEmail, ops, password, provision, runProcess } from './cli.ts';

const { endpoint, tableName, url } = inject('service');
const outputs = {
  ...{ ApiUrl: url, TableName: tableName },
  ...{ CanarySecretArn: 'arn:canary', PushKeysArn: 'arn:push' },
};
/** The values that were stored as secrets, newest last. */
const secrets: { SecretId: string; SecretString: string }[] = [];

/** A fake AWS with two stacks, one of them of another service, and with secrets. */
const aws: Server = createServer(async (request, response) => {
  const body = await text(request);
  if (request.headers['x-amz-target'] === 'secretsmanager.PutSecretValue') {
    secrets.push(JSON.parse(body));
    response.end('{}');
    return;
  }
  if (request.headers['x-amz-target'] === 'secretsmanager.GetSecretValue') {
    const { SecretId: id } = JSON.parse(body);
    const { SecretString } = secrets.findLast(({ SecretId }) => SecretId === id) ?? {};
    response.end(JSON.stringify({ SecretString: SecretString ?? '{}' }));
    return;
  }
  const stack = new URLSearchParams(body).get('StackName');
  response.setHeader('content-type', 'text/xml');
  if (stack === 'Equipment-dev') response.end(describeStackXml(outputs));
  else if (stack === 'Website') response.end(describeStackXml({}));
  else response.writeHead(400).end(errorXml(`Stack with id ${stack} does not exist`));
});

function describeStackXml(entries: Record<string, string>): string {
  const members = Object.entries(entries).map(
    ([key, value]) =>
      `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
  );
  return `<DescribeStacksResponse><DescribeStacksResult><Stacks><member><Outputs>${members.join('')}</Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;
}

function errorXml(message: string): string {
  return `<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code><Message>${message}</Message></Error></ErrorResponse>`;
}

let port: number;
beforeAll(async () => {
  port = await listen(aws, 0, thisMachine);
});
afterAll(() => aws.close());

/** Runs a command with only the environment that the SDK reads, and without a local service. */
function runOnAws(...args: string[]) {
  return runProcess(args, {
    DATA_DIR: '/nonexistent',
    AWS_ENDPOINT_URL: `http://${thisMachine}:${port}`,
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
}

test('uses the table of the stack, which may be named before or after the command', async () => {
  const { id } = await provision('free');
  const before = await runOnAws('--stack', 'Equipment-dev', 'account', 'list');
  const after = await runOnAws('account', 'list', '--stack', 'Equipment-dev');
  for (const { code, stdout, stderr } of [before, after]) {
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout).accounts).toContainEqual(expect.objectContaining({ id }));
  }
});

test('reports a stack that does not exist or is not of this service', async () => {
  const missing = await runOnAws('account', 'list', '--stack', 'Nothing');
  expect(missing).toMatchObject({ code: 1, stdout: '' });
  expect(missing.stderr).toContain('Stack with id Nothing does not exist');
  const other = await runOnAws('account', 'list', '--stack', 'Website');
  expect(other).toMatchObject({ code: 1, stdout: '' });
  expect(other.stderr).toContain('The stack Website has no output');
});

test('gives the canary one account, and each time a new password with which it succeeds', async () => {
  const email = `canary-${randomUUID()}@example.com`;
  const setUpCanary = () => runOnAws('--stack', 'Equipment-dev', 'canary', '--email', email);
  const [first, second] = [await setUpCanary(), await setUpCanary()];
  expect([first.code, second.code], first.stderr + second.stderr).toEqual([0, 0]);
  expect(second.stdout).toBe(first.stdout);
  const [before, after] = secrets.splice(0).map(({ SecretId, SecretString }) => {
    expect(SecretId).toBe('arn:canary');
    return JSON.parse(SecretString);
  });
  await expect(useService(url, before)).rejects.toThrow('POST /v1/auth/login was answered 401.');
  await expect(useService(url, after)).resolves.toBeUndefined();
});

test('makes the push keys of a stack once, and anew where its secret has other ones', async () => {
  const makeKeys = async () => {
    const contact = ['--contact', 'mailto:ops@example.com'];
    const outcome = await runOnAws('--stack', 'Equipment-dev', 'push', 'keys', ...contact);
    expect(outcome.code, outcome.stderr).toBe(0);
    return JSON.parse(outcome.stdout);
  };
  // A secret without keys is what a restored region has, which the row of its table does not show.
  const row = { kind: 'update', key: rowKey.pushKey(), set: { public_key: 'lost' } } as const;
  await updateRow(row);
  const first = await makeKeys();
  expect(first).not.toEqual({ public_key: 'lost' });
  expect(await makeKeys()).toEqual(first);
  const other = JSON.stringify({ public_key: 'of a run that was stopped' });
  secrets.push({ SecretId: 'arn:push', SecretString: other });
  const second = await makeKeys();
  expect(second).not.toEqual(first);
  const [stored] = secrets.splice(0).slice(-1);
  expect(JSON.parse(String(stored?.SecretString))).toMatchObject(second);
});

test('leaves the password of a member of another account alone', async () => {
  const email = newEmail();
  const owner = ['--owner-email', email, '--owner-password', password];
  await ops('account', 'create', '--name', 'Rental', '--plan', 'free', ...owner);
  const { code, stderr } = await runOnAws('--stack', 'Equipment-dev', 'canary', '--email', email);
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('Rental') });
  expect(secrets).toEqual([]);
  expect((await client().post('/v1/auth/login', { email, password })).status).toBe(201);
});
