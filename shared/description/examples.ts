import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A call of an endpoint that was made, with its body, and what it was answered. */
export interface Example {
  body?: unknown;
  answer?: unknown;
  /** Of an endpoint that answers no body: how it refused a call. */
  refusal?: { error: { status: number } };
}

export const exampleFile = join(import.meta.dirname, 'examples.json');

const examples: Readonly<Record<string, Example>> = JSON.parse(readFileSync(exampleFile, 'utf8'));

/** What `npm run examples` noted of an endpoint; undefined where it noted nothing yet. */
export function exampleOf(name: string): Example | undefined {
  return examples[name];
}
