import { expect, test } from 'vitest';
import { routes } from '#shared/families/routes.ts';
import { readScenarios, signInScenarios, writeScenarios } from './scenarios.ts';

const tried = new Set(
  [...readScenarios, ...writeScenarios, ...signInScenarios].map(({ endpoint }) => endpoint.name),
);

test.each(routes.filter(({ route }) => route.access !== 'public'))(
  '$name has a call whose calls to the store are failed in turn',
  ({ name }) => {
    expect(tried).toContain(name);
  },
);
