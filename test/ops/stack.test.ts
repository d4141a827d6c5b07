import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { provision, runProcess } from './cli.ts';

const { endpoint, tableName, url } = inject('service');
const outputs = { ApiUrl: url, TableName: tableName };

/** CloudFormation as far as this needs it: two stacks, one of them of another service. */
const cloudFormation: Server = createServer(async (request, response) => {
  const stack = new URLSearchParams(await text(request)).get('StackName');
  response.setHeader('content-type', 'text/xml');
  if (stack === 'Equipment-dev') response.end(described(outputs));
  else if (stack === 'Website') response.end(described({}));
  else response.writeHead(400).end(refused(`Stack with id ${stack} does not exist`));
});

function described(entries: Record<string, string>): string {
  const members = Object.entries(entries).map(
    ([key, value]) =>
      `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
  );
  return `<DescribeStacksResponse><DescribeStacksResult><Stacks><member><Outputs>${members.join('')}</Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;
}

function refused(message: string): string {
  return `<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code><Message>${message}</Message></Error></ErrorResponse>`;
}

beforeAll(() => new Promise<void>((resolve) => cloudFormation.listen(0, resolve)));
afterAll(() => cloudFormation.close());

/** Runs a command with nothing but the environment that the SDK reads: no service runs here. */
function runOnAws(...args: string[]) {
  const { port } = cloudFormation.address() as AddressInfo;
  return runProcess(args, {
    DATA_DIR: '/nonexistent',
    AWS_ENDPOINT_URL: `http://localhost:${port}`,
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
}

test('works on the table of the stack that is named before or after the command', async () => {
  const { id } = await provision('free');
  const before = await runOnAws('--stack', 'Equipment-dev', 'account', 'list');
  const after = await runOnAws('account', 'list', '--stack', 'Equipment-dev');
  for (const { code, stdout, stderr } of [before, after]) {
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout).accounts).toContainEqual(expect.objectContaining({ id }));
  }
});

test('says so where the stack does not exist or is none of this service', async () => {
  const missing = await runOnAws('account', 'list', '--stack', 'Nothing');
  expect(missing).toMatchObject({ code: 1, stdout: '' });
  expect(missing.stderr).toContain('Stack with id Nothing does not exist');
  const other = await runOnAws('account', 'list', '--stack', 'Website');
  expect(other).toMatchObject({ code: 1, stdout: '' });
  expect(other.stderr).toContain('The stack Website has no output');
});
