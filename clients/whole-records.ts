import { describeInterface } from '../shared/description/document.ts';

/**
 * The description as generated clients have it: responses have records with all their fields. Types that
 * allow for chosen fields would have every field optional, in every response.
 */
export function describeWholeRecords(): ReturnType<typeof describeInterface> {
  const { components, ...description } = describeInterface();
  const whole = JSON.parse(JSON.stringify(description), (key, value) =>
    key === 'schema' && Array.isArray(value.anyOf) && value.anyOf.every(isAnswer)
      ? value.anyOf[0]
      : value,
  );
  const used = JSON.stringify([whole, components]);
  const schemas = Object.entries(components.schemas).filter(
    ([name]) => !name.endsWith('Fields') || used.includes(`"#/components/schemas/${name}"`),
  );
  return { ...whole, components: { ...components, schemas: Object.fromEntries(schemas) } };
}

/**
 * The description for clients whose models need all fields of a record: without parameters that choose fields or add
 * deleted records, which have only two fields, and without responses that are not JSON.
 */
export function describeModels(): ReturnType<typeof describeInterface> {
  const text = JSON.stringify(describeWholeRecords());
  const { paths, ...description } = JSON.parse(text, (key, value) =>
    key === 'parameters' && Array.isArray(value)
      ? value.filter(({ name }) => name !== 'fields' && name !== 'include_deleted')
      : value,
  );
  const { '/v1/openapi.yaml': _, ...pathsOfJson } = paths;
  return { ...description, paths: pathsOfJson };
}

function isAnswer({ properties = {} }: { properties?: object }): boolean {
  return 'data' in properties && 'meta' in properties;
}
