import type { Call } from '#shared/call.ts';
import { type Clash, holdersOf, withHolders } from '#shared/families/items/clashes.ts';
import { readNames } from '#shared/records/names.ts';

/**
 * Clashes with what holds the items by its name. It is read only where something clashes, once a
 * holder, and consistently: a race is lost to what was made a moment ago.
 */
export async function readHolders(
  call: Call,
  clashes: readonly Clash[],
): Promise<readonly Clash[]> {
  const names = await readNames(call, holdersOf(clashes), new Map(), { consistent: true });
  return withHolders(clashes, names);
}
