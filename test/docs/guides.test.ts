import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guideNames, readGuide } from '#infra/bundle/docs/guides.ts';
import { stepsOf } from '#infra/bundle/docs/steps.ts';
import { newAccount } from '../support/account.ts';
import { runStep } from './run-step.ts';

test('every guide of the folder is served', () => {
  const folder = join(import.meta.dirname, '..', '..', 'docs', 'guides');
  expect(readdirSync(folder).sort()).toEqual(guideNames.map((name) => `${name}.md`).sort());
});

test.each(guideNames)('%s: every request is answered as the guide says', async (name) => {
  const steps = stepsOf(await readGuide(name));
  expect(steps.length).toBeGreaterThan(0);
  const { token } = await newAccount();
  const values = new Map<string, unknown>([['key', token]]);
  for (const step of steps) await runStep(step, values, token);
});
