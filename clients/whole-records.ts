import { describeInterface } from '../shared/description/document.ts';

/**
 * The description as generated clients have it: what is shown of records is all of their fields. Types of
 * answers of which fields were chosen would have every field optional, in every answer.
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

function isAnswer({ properties = {} }: { properties?: object }): boolean {
  return 'data' in properties && 'meta' in properties;
}
