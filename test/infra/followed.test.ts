import { expect, test } from 'vitest';
import { streamFunctions } from '#infra/background-functions.ts';
import { routes } from '#shared/families/routes.ts';
import { resourceNames } from '#shared/families.ts';

const names = new Set(routes.map(({ name }) => name));
const searched = resourceNames.filter((resource) => {
  const query = routes.find(({ name }) => name === `${resource}s.list`)?.route.query;
  const parameters: object = Object(query?.safeParse({ q: 'lamp' }).data);
  return 'q' in parameters && names.has(`${resource}s.remove`);
});

test.each(searched)(
  'a deleted %s is followed, so that nothing is found by its words',
  (resource) => {
    const { entities, removals } = streamFunctions.afterWrite;
    expect([...entities, ...removals]).toContain(resource);
  },
);
