import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { describeShared } from '#shared/description/served.ts';

test.each([
  ['JSON', JSON.stringify],
  ['YAML', stringify],
])('Redocly has no warnings for the description as %s', async (_type, write) => {
  // A path without a parameter takes precedence over one with it, and no id is `by-ref`.
  const rules = { 'no-ambiguous-paths': 'off' } as const;
  const config = await createConfig({ extends: ['recommended-strict'], rules });
  const source = write(describeShared('api.equipment.test'));
  const problems = await lintFromString({ source, absoluteRef: '/openapi', config });
  expect(
    problems.map(({ ruleId, message, location: [first] }) => [ruleId, message, first?.pointer]),
  ).toEqual([]);
});
