import * as z from 'zod/mini';

/** The author of a change, with the name at that time. A key's name is `<key name> (API)`. */
export const Actor = z.strictObject({
  id: z.int().check(z.minimum(0)),
  type: z.enum(['user', 'api_key', 'system']),
  name: z.string(),
});
export type Actor = z.infer<typeof Actor>;

/** The actor of scheduled work. */
export const schedule = { id: 0, type: 'system', name: 'Schedule' } as const satisfies Actor;
