import { expect, test } from 'vitest';
import { type Description, onlyFamily } from '../../functions/docs/app/families.ts';
import { client } from '../support/http.ts';

/** What the parts refer to, such as `schemas/Item`. */
const referencesOf = (parts: object) =>
  [...JSON.stringify(parts).matchAll(/"#\/components\/([^"]+)"/g)].map(([, name]) => name);

const componentsOf = ({ components }: Description) =>
  Object.entries(components).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `${kind}/${name}`),
  );

test('the reference of a family has what its operations refer to, and nothing else', async () => {
  const { body: description } = await client().get('/v1/openapi.json');
  expect(description.tags.length).toBeGreaterThan(15);
  for (const { name } of description.tags) {
    const shown = onlyFamily(description, name);
    const references = new Set(referencesOf(shown));
    const components = componentsOf(shown).filter((one) => !one.startsWith('securitySchemes/'));
    expect(new Set(components), name).toEqual(references);
  }
});

test('the reference of a family has every way to sign in', async () => {
  const { body: description } = await client().get('/v1/openapi.json');
  const { components } = onlyFamily(description, 'kits');
  expect(components.securitySchemes).toEqual(description.components.securitySchemes);
});
