import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { fetchPackages } from '../local/fetch-packages.ts';
import { cacheFolder, projectFolder } from '../local/sources.ts';
import type { Processor } from '../stage.ts';
import { picturesFunction } from './bundle.ts';

const library = 'sharp';
const Locked = z.object({
  version: z.string(),
  integrity: z.string(),
  dependencies: z.optional(z.record(z.string(), z.string())),
});

/**
 * Adds the library that decodes pictures to the bundle that uses it, built for the processor of Lambda
 * whatever this machine is. It is downloaded once, in the version of the lockfile.
 */
export async function addPictureLibrary(bundles: string, processor: Processor): Promise<void> {
  const file = await readFile(join(projectFolder, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(file);
  const lockedAs = (name: string) => Locked.parse(packages[`node_modules/${name}`]);
  const { version, dependencies = {} } = lockedAs(library);
  const names = [
    library,
    ...Object.keys(dependencies),
    `@img/sharp-linux-${processor}`,
    `@img/sharp-libvips-linux-${processor}`,
  ];
  const folder = join(cacheFolder, 'picture-library', `${version}-${processor}`);
  if (!existsSync(folder)) {
    const packages = names.map((name) => {
      const { version, integrity } = lockedAs(name);
      return { name, version, integrity };
    });
    await fetchPackages(packages, { platform: 'linux', arch: processor }, folder);
  }
  for (const name of names) {
    const place = join('node_modules', name);
    await cp(join(folder, place), join(bundles, picturesFunction, place), { recursive: true });
  }
}
