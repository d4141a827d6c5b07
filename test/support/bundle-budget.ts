import { pageFunctions } from '#infra/bundle/bundle.ts';
import { isOffRequestPath } from './off-request-path.ts';

/** The most bytes in the bundle of a function that a caller waits for. */
export const usualBytes = 300_000;
/** The same for functions that nobody waits for, or only rarely. */
const offRequestPathBytes = 800_000;
/** The documentation is mostly two compressed copies of the reference, which are data and not code. */
const docsBytes = 1_500_000;
/** The console is mostly its compressed pages, which are data and not code. */
const consoleBytes = 900_000;

/** The most bytes that the bundle of a function may take. */
export function bundleBudget(name: string): number {
  if (name === pageFunctions.docs.name) return docsBytes;
  if (name === pageFunctions.console.name) return consoleBytes;
  return isOffRequestPath(name) ? offRequestPathBytes : usualBytes;
}
