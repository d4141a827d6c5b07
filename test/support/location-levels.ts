import type { Client } from './http.ts';

/** Creates a number of locations, each below the one before; returns the id of the deepest. */
export async function newLevels(api: Client, depth: number): Promise<number> {
  let parent_id: number | null = null;
  for (let level = 1; level <= depth; level += 1) {
    const { body } = await api.post('/v1/locations', { name: `Level ${level}`, parent_id });
    parent_id = body.data.id;
  }
  return Number(parent_id);
}
