import type { Call } from '#shared/call.ts';
import { type Clash, holdersOf, withHolders } from '#shared/families/items/clashes.ts';
import { readNames } from '#shared/records/names.ts';

/**
 * Adds to each clash the name of the record that holds the items. Reads each record once, only
 * after a clash, and consistently: it may be brand-new.
 */
export async function readHolders(
  call: Call,
  clashes: readonly Clash[],
): Promise<readonly Clash[]> {
  const names = await readNames(call, holdersOf(clashes), new Map(), { consistent: true });
  return withHolders(clashes, names);
}
