import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { curlOf } from '#infra/bundle/docs/curl.ts';
import { guideNames, readGuide } from '#infra/bundle/docs/guides.ts';
import { requestOf, stepsOf } from '#infra/bundle/docs/steps.ts';
import { newAccount, password } from '../support/account.ts';
import { type Exchange, hasCurl, sendByCurl, sendRequest } from './exchange.ts';
import { runStep } from './run-step.ts';

test('every guide of the folder is served', () => {
  const folder = join(import.meta.dirname, '..', '..', 'docs', 'guides');
  expect(readdirSync(folder).sort()).toEqual(guideNames.map((name) => `${name}.md`).sort());
});

test.each(['POST /v1/auth/login', 'GET /v1/ping'])('the command of %s sends no key', (request) => {
  expect(curlOf(requestOf(request))).not.toContain('Authorization');
});

async function runGuide(name: string, exchange: Exchange): Promise<void> {
  const steps = stepsOf(await readGuide(name));
  expect(steps.length).toBeGreaterThan(0);
  const { token, ownerEmail } = await newAccount();
  const values = new Map<string, unknown>([
    ['key', token],
    ['email', ownerEmail],
    ['password', password],
  ]);
  for (const step of steps) await runStep(step, values, exchange);
}

// Without curl, the requests are sent directly.
test.each(guideNames)(
  '%s: every command that the page shows is answered as the guide says',
  (name) => runGuide(name, hasCurl ? sendByCurl : sendRequest),
);
