import { expect, test } from 'vitest';
import { streamFunctions } from '#infra/background-functions.ts';
import { resourceNames } from '#shared/families.ts';

test.each(resourceNames)(
  'the deletion of a record of the kind %s reaches the background, which removes it from the search',
  (resource) => {
    const { entities, removals } = streamFunctions.afterWrite;
    expect([...entities, ...removals]).toContain(resource);
  },
);
