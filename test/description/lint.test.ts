import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { describeShared } from '#shared/description/served.ts';

test.each([
  ['JSON', JSON.stringify],
  ['YAML', stringify],
])('Redocly finds nothing to warn of in the description as %s', async (_type, write) => {
  // A path without a parameter is served before one with it, and no record is called `by-ref`.
  const rules = { 'no-ambiguous-paths': 'off' } as const;
  const config = await createConfig({ extends: ['recommended-strict'], rules });
  const source = write(describeShared('api.equipment.test'));
  const problems = await lintFromString({ source, absoluteRef: '/openapi', config });
  expect(
    problems.map(({ ruleId, message, location: [place] }) => [ruleId, message, place?.pointer]),
  ).toEqual([]);
});
