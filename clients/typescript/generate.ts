import generate, { astToString } from 'openapi-typescript';
import { describeInterface } from '../../shared/description/document.ts';

const notice =
  '// Made from the description of the interface by `npm run clients`. Not to be edited.\n\n';

/** The source of `src/schema.ts`: every path, body and answer of the interface as types. */
export async function generateTypes(): Promise<string> {
  const types = await generate(leanDescription(), {
    // One order, whatever reads the declarations.
    alphabetize: true,
    // What has a default may be left out of what is sent.
    defaultNonNullable: false,
  });
  return notice + astToString(types);
}

/** The description without what the client has no types for: examples, and the headers of answers. */
function leanDescription(): string {
  return JSON.stringify(describeInterface(), (key, value) => {
    // A field that is named so has a type.
    const isHeaders = key === 'headers' && !('type' in value);
    return isHeaders || key === 'example' ? undefined : value;
  });
}
