import { randomUUID } from 'node:crypto';
import { invoke } from '../invoke.ts';
import { locationsTotal } from '../shares.ts';

/** Makes the locations that items refer to. */
export async function createLocations(token: string): Promise<void> {
  for (let place = 0; place < locationsTotal; place += 1) {
    await invoke(token, { name: 'locations.create', body: { name: randomUUID() } });
  }
}
