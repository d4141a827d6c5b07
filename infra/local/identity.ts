import * as z from 'zod/mini';

/** The path, outside the API, at which a local service returns its id. */
export const identityPath = '/.local/service';

const Identity = z.object({ id: z.string() });
const timeoutMilliseconds = 10_000;

/** Gets the id of the local service at a URL; undefined if there is none. */
export async function askIdentity(url: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const response = await fetch(`${url}${identityPath}`, { signal });
    return Identity.parse(await response.json()).id;
  } catch {
    // No server, or another program.
    return undefined;
  }
}
