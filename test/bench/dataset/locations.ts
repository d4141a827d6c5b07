import { randomUUID } from 'node:crypto';
import { invoke } from '../invoke.ts';
import { locationsTotal } from '../shares.ts';

/** Creates the locations that items refer to. */
export async function createLocations(token: string): Promise<void> {
  for (let count = 0; count < locationsTotal; count += 1) {
    await invoke(token, { name: 'locations.create', body: { name: randomUUID() } });
  }
}
