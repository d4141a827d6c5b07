import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startService } from '#infra/local/service.ts';
import { operatorCall } from '#infra/operator.ts';
import { type Example, exampleFile } from '#shared/description/examples.ts';
import { AccountCreate } from '#shared/families/accounts/fields.ts';
import { KeyCreate } from '#shared/families/keys/fields.ts';
import { type NamedRoute, routes } from '#shared/families/routes.ts';
import { formatInstant } from '#shared/time.ts';
import { runScript, step } from '../support/steps.ts';
import {
  type ExampleAnswers,
  type ExampleCall,
  exampleCalls,
  preparation,
} from './example-calls.ts';
import { normalise } from './settle.ts';

/** The endpoints that take the token of a mailed link, and the page that it opens. */
const mailedLinks: Readonly<Record<string, string>> = {
  'auth.confirmReset': 'reset',
  'members.accept': 'invitation',
};

const owner = { email: 'owner@example.com', password: 'nine lamps and a ladder' };

/** Calls every endpoint of a service of its own with one account, and records the responses as examples. */
await runScript(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'equipment-examples-'));
  const service = await step('start', () =>
    startService({ port: 0, folder, tableName: 'Examples' }),
  );
  try {
    const examples = await step('call every endpoint', () => record(service.url, folder));
    await writeFile(exampleFile, `${JSON.stringify(examples, undefined, 2)}\n`);
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

interface RecordedAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: whatever the service answers
  data?: any;
  error: { status: number };
}

async function record(url: string, folder: string): Promise<Record<string, Example>> {
  const key = await provision();
  const beganAt = Date.now();
  const login = await call(url, { method: 'POST', path: '/v1/auth/login', body: owner });
  const tokens = { key, owner: login.data.access_token, nobody: undefined };
  const answers = new Map<string, unknown>([['owner', owner]]);
  const answerOf: ExampleAnswers = (name) => Object(answers.get(name));
  const examples = new Map<string, Example>();
  for (const one of [...preparation, ...exampleCalls]) {
    const { method, path } = routeOf(one);
    const mailed = mailedLinks[one.name];
    if (mailed) answers.set(mailed, { token: await mailedToken(folder, mailed) });
    const body = one.body?.(answerOf);
    const token = tokens[one.as];
    const answer = await call(url, { method, path: one.path?.(answerOf) ?? path, token, body });
    if (answer.error) throw new Error(`${one.name} answered ${JSON.stringify(answer)}`);
    answers.set(one.name, answer.data);
    examples.set(one.name, { ...(body ? { body } : {}), answer });
  }
  for (const { name, route } of routes.filter((one) => one.route.status === 204)) {
    const path = route.path.replace('/accounts/{id}', '/accounts/1').replaceAll(/\{\w+\}/g, '77');
    const token = route.access === 'first-party' ? tokens.owner : tokens.key;
    const { body } = examples.get(name) ?? {};
    const refusal = await call(url, { method: route.method, path, token, body });
    examples.set(name, { ...(body ? { body } : {}), refusal });
  }
  return Object.fromEntries(
    routes
      .filter(({ name }) => examples.has(name))
      .map(({ name }) => [name, normalise(examples.get(name), beganAt) as Example]),
  );
}

/** Creates the account, and a notification for its owner, and returns the token of its key. */
async function provision(): Promise<string> {
  // Loaded late: their SDK client reads where the store is.
  const { createAccount } = await import('#shared/families/operators/accounts.ts');
  const { createKey } = await import('#shared/families/keys/operations.ts');
  const { notify } = await import('#shared/families/notifications/notify.ts');
  const account = AccountCreate.schema.parse({
    name: 'City Rentals',
    plan: 'business',
    owner_email: owner.email,
    owner_password: owner.password,
  });
  await createAccount(operatorCall(1), account);
  const body = KeyCreate.schema.parse({ name: 'Warehouse app', access: 'full' });
  const { data } = await createKey(operatorCall(1), 1, body);
  const object = { type: 'item', id: 3, name: 'Dimmer rack' } as const;
  const at = formatInstant(Date.now());
  const notice = { userId: 1, kind: 'inventory_low', title: 'Dimmer rack is running low' } as const;
  await notify(1, { ...notice, object, at }, Date.now());
  return data.token ?? '';
}

function routeOf({ name }: ExampleCall): NamedRoute['route'] {
  const endpoint = routes.find((one) => one.name === name);
  if (!endpoint) throw new Error(`There is no endpoint ${name}.`);
  return endpoint.route;
}

interface Call {
  method: string;
  path: string;
  token?: string | undefined;
  body?: object | undefined;
}

async function call(url: string, { method, path, token, body }: Call): Promise<RecordedAnswer> {
  const answer = await fetch(new URL(path, url), {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  // A 204 has no body.
  return (answer.status === 204 ? {} : await answer.json()) as RecordedAnswer;
}

/** The token of the mailed link, which arrives a moment later. */
async function mailedToken(folder: string, page: string): Promise<string> {
  const link = new RegExp(`#/${page}\\?token=(?:3D)?([\\w-]+)`);
  for (let tries = 0; tries < 100; tries += 1) {
    const names = await readdir(join(folder, 'mail')).catch(() => []);
    for (const name of names) {
      const text = (await readFile(join(folder, 'mail', name), 'utf8')).replaceAll('=\r\n', '');
      const [, token] = link.exec(text) ?? [];
      if (token) return token;
    }
    await wait(100);
  }
  throw new Error('No link was mailed.');
}
