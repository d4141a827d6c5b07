import { expect, test } from 'vitest';
import { routes } from '#shared/families/routes.ts';
import { readScenarios, signInScenarios, writeScenarios } from './scenarios.ts';

const testedEndpoints = new Set(
  [...readScenarios, ...writeScenarios, ...signInScenarios].map(({ endpoint }) => endpoint.name),
);

test.each(routes.filter(({ route }) => route.access !== 'public'))(
  '$name has a sample call whose calls to the store are made to fail in turn',
  ({ name }) => {
    expect(testedEndpoints).toContain(name);
  },
);
