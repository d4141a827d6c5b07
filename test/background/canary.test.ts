import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { listen, thisMachine } from '#infra/local/listen.ts';
import type { CanaryCredentials } from '#shared/canary/credentials.ts';
import { runCanary } from '#shared/canary/run.ts';
import { variables } from '#shared/config.ts';
import { newAccount, password } from '../support/account.ts';
import { captureOutput } from '../support/capture-output.ts';

const { url } = inject('service');

/** What a run of the canary logs: its metric, and its error if there is one. */
async function runAndReadLog(at: string, credentials: CanaryCredentials | undefined) {
  const text = await captureOutput(() => {
    vi.stubEnv(variables.canaryUrl, at);
    vi.stubEnv(variables.canarySecret, 'arn:canary');
    return runCanary(async () => credentials);
  });
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** A gateway that answers some methods by itself, and passes all other requests on to the service. */
async function gatewayThatAnswers(methods: string[], status: number): Promise<string> {
  const server: Server = createServer(async (request, response) => {
    if (methods.includes(request.method ?? ''))
      return response.writeHead(status).end('{"data":{}}');
    const body = await buffer(request);
    const { authorization = '' } = request.headers;
    const headers = { authorization, 'content-type': 'application/json' };
    const payload = body.length > 0 ? { body } : {};
    const to = `${url}${request.url}`;
    const answer = await fetch(to, { method: String(request.method), headers, ...payload });
    return response.writeHead(answer.status).end(await answer.text());
  });
  const port = await listen(server, 0, thisMachine);
  onTestFinished(() => void server.close());
  return `http://${thisMachine}:${port}`;
}

test('reports success after it signed in, created, read and deleted an item, and leaves no item', async () => {
  const { ownerEmail, api } = await newAccount();
  const [metric, ...rest] = await runAndReadLog(url, { email: ownerEmail, password });
  expect(rest).toEqual([]);
  expect(metric.CanarySuccess).toBe(1);
  expect(metric._aws.CloudWatchMetrics[0]).toMatchObject({
    Namespace: 'Equipment-test',
    Dimensions: [[]],
    Metrics: [{ Name: 'CanarySuccess' }],
  });
  const { body } = await api.get('/v1/items');
  expect(body.data).toEqual([]);
});

test('reports a failure and its cause where a call fails', async () => {
  const { ownerEmail, api } = await newAccount();
  const broken = await gatewayThatAnswers(['GET'], 503);
  const [metric, error] = await runAndReadLog(broken, { email: ownerEmail, password });
  expect(metric.CanarySuccess).toBe(0);
  expect(error.error.message).toMatch(/^GET \/v1\/items\/\d+ was answered 503\.$/);
  // What it created is deleted all the same, or repeated failures would fill the account.
  expect((await api.get('/v1/items')).body.data).toEqual([]);
});

test('reports a failure where no server answers', async () => {
  const credentials = { email: 'a@example.com', password };
  const [metric, { error }] = await runAndReadLog('http://localhost:1', credentials);
  expect(metric.CanarySuccess).toBe(0);
  expect(error.message).toBe('POST /v1/auth/login got no answer.');
});

test('names the call that was answered by another server', async () => {
  const [, { error }] = await runAndReadLog(await gatewayThatAnswers(['POST'], 200), {
    email: 'a@example.com',
    password,
  });
  expect(error.message).toBe('POST /v1/auth/login was answered, but not as this service does.');
});

test('names the first call that failed where the deletion fails, too', async () => {
  const { ownerEmail } = await newAccount();
  const broken = await gatewayThatAnswers(['GET', 'DELETE'], 503);
  const [, { error }] = await runAndReadLog(broken, { email: ownerEmail, password });
  expect(error.message).toMatch(/^GET /);
});

test('reports a failure until an operator gives it an account', async () => {
  const [metric, error] = await runAndReadLog(url, undefined);
  expect(metric.CanarySuccess).toBe(0);
  expect(error.error.message).toContain('npm run ops -- canary');
});
