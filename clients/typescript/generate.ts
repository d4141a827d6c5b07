import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import generate, { astToString, type OpenAPITSOptions } from 'openapi-typescript';
import { describeWholeRecords } from '../whole-records.ts';

const notice =
  '// Made from the description of the interface by `npm run clients`. Not to be edited.\n\n';

/** The source of `src/schema.ts`: every path, body and answer of the interface as types. */
export async function generateTypes(): Promise<string> {
  const types = await typesOf(leanDescription(), {
    // One order, whatever reads the declarations.
    alphabetize: true,
    // Fields with a default are optional in requests.
    defaultNonNullable: false,
  });
  return notice + types;
}

/** The types that openapi-typescript makes of a description, by its own options where none are given. */
export async function typesOf(description: string, options: OpenAPITSOptions = {}) {
  return astToString(await generate(description, options));
}

/** Writes the types to where the client imports them. */
export async function writeTypes(): Promise<void> {
  await writeFile(join(import.meta.dirname, 'src', 'schema.ts'), await generateTypes());
}

/**
 * The description without what the client has no types for: examples, and the headers of answers. openapi-fetch
 * drops a field that is always null, so that the id of a preview may be a number, too.
 */
function leanDescription(): string {
  return JSON.stringify(describeWholeRecords(), (key, value) => {
    if (value?.type === 'null' && key === 'id') return { ...value, type: ['integer', 'null'] };
    // A field that is named so has a type.
    const isHeaders = key === 'headers' && !('type' in value);
    return isHeaders || key === 'example' ? undefined : value;
  });
}
