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
  'the deletion of a %s reaches the background, which removes it from the search',
  (resource) => {
    const { entities, removals } = streamFunctions.afterWrite;
    expect([...entities, ...removals]).toContain(resource);
  },
);
