import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen, thisMachine } from '#infra/local/listen.ts';
import { routes } from '#shared/families/routes.ts';
import { bundledHandler } from '../support/bundled-handler.ts';
import { checkAnswer } from '../support/check-answer.ts';
import { newIp } from '../support/sign-in.ts';

/** A store that refuses every call in one way. */
async function newRefusingStore(type: string) {
  const server = createServer((_request, response) => {
    response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(
      JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: '' }),
    );
  });
  const port = await listen(server, 0, thisMachine);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { endpoint: `http://${thisMachine}:${port}` };
}

const token = (kind: string) => `${kind}_${'a'.repeat(17)}_${'b'.repeat(43)}`;
const email = 'somebody@example.com';
const password = 'correct horse battery';

/** Bodies for endpoints that call the store only with a valid body. */
const bodies: Readonly<Record<string, object>> = {
  'auth.login': { email, password },
  'auth.refresh': { refresh_token: token('refresh') },
  'auth.logout': { refresh_token: token('refresh') },
  'auth.requestReset': { email },
  'members.accept': { token: token('invitation'), new_password: password },
  'auth.confirmReset': { token: token('reset'), new_password: password },
};

const endpointsWithStore = routes.filter(({ route }) => route.access !== 'public');
test.each(endpointsWithStore.map((endpoint) => ({ ...endpoint, endpoint })))(
  '$name responds with an error in the usual envelope if the store rejects its calls',
  async ({ name, route, endpoint }) => {
    const invoke = await bundledHandler(endpoint, await newRefusingStore('ValidationException'));
    const path = route.path.replaceAll(/\{\w+\}/g, '1');
    const kind = route.access === 'first-party' ? 'session' : 'key_live';
    const headers = route.access === 'sign-in' ? {} : { authorization: `Bearer ${token(kind)}` };
    const answer = await invoke({ path, headers, body: bodies[name] ?? {}, ip: newIp() });
    expect([answer.status, answer.body.error.code]).toEqual([500, 'internal_error']);
    expect(answer.body.error.fields).toEqual({});
    checkAnswer({ method: route.method, path }, answer);
  },
);
