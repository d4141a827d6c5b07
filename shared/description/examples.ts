import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A recorded call of an endpoint, with its body and response. */
export interface Example {
  body?: object;
  answer?: unknown;
  /** For an endpoint without a response body: a refused call. */
  refusal?: { error: { status: number } };
}

export const exampleFile = join(import.meta.dirname, 'examples.json');

const examples: Readonly<Record<string, Example>> = JSON.parse(readFileSync(exampleFile, 'utf8'));

/** The example of an endpoint that `npm run examples` recorded; undefined if there is none. */
export function exampleOf(name: string): Example | undefined {
  return examples[name];
}
