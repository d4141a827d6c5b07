import { sample } from 'openapi-sampler';
import type { JsonSchema } from '#shared/fields/field.ts';
import { isObject } from '#shared/json.ts';

interface Content {
  'application/json'?: { schema: JsonSchema; example?: unknown };
}

interface Operation {
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { content?: Content }>>;
}

/**
 * Adds a sample from the schemas to an operation without a recorded response. `document` holds the
 * components that they refer to.
 */
export function addSamples({ requestBody, responses }: Operation, document: object): void {
  const answers = Object.entries(responses).filter(([status]) => status < '300');
  const contents = answers.flatMap(([, { content }]) => content?.['application/json'] ?? []);
  if (contents.some(({ example }) => example !== undefined)) return;
  const request = requestBody?.content['application/json'];
  for (const one of request ? [request, ...contents] : contents) {
    const example = sample(one.schema, {}, document);
    if (isObject(example)) one.example = example;
  }
}
