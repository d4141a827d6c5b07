import * as z from 'zod/mini';

/** The path, outside the API, at which a local service says which one it is. */
export const identityPath = '/.local/service';

const Identity = z.object({ id: z.string() });
const timeoutMilliseconds = 10_000;

/** The id of the local service that answers at an address; undefined where none does. */
export async function askIdentity(url: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const response = await fetch(`${url}${identityPath}`, { signal });
    return Identity.parse(await response.json()).id;
  } catch {
    // Nobody there, or somebody else.
    return undefined;
  }
}
