import { pageFunctions } from '#infra/bundle/bundle.ts';
import { isOffRequestPath } from './off-request-path.ts';

/** What the bundle of a function may take that somebody waits for, in bytes. */
export const usualBytes = 300_000;
/** And of one that nobody waits for, or only once in a while. */
const offRequestPathBytes = 800_000;
/** And of the documentation: two compressions of the reference are most of it, as text that nothing runs. */
const docsBytes = 1_500_000;

/** And of the console: its pages, compressed, as text that nothing runs. */
const consoleBytes = 900_000;

/** The most bytes that the bundle of a function may take. */
export function bundleBudget(name: string): number {
  if (name === pageFunctions.docs.name) return docsBytes;
  if (name === pageFunctions.console.name) return consoleBytes;
  return isOffRequestPath(name) ? offRequestPathBytes : usualBytes;
}
