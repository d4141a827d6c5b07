import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { routes } from '#shared/families/routes.ts';
import { backgroundFunctions } from '../background-functions.ts';
import { routeKeysOf } from '../route-keys.ts';
import { builtins } from './builtins.ts';
import { bundleConsole } from './console.ts';
import { descriptionFiles } from './description.ts';
import { bundleDocs } from './docs.ts';
import { leanRoutes } from './lean-routes.ts';
import { leanSdk } from './lean-sdk.ts';
import type { Compression } from './served-file.ts';
import { virtualModule } from './virtual-module.ts';

const root = join(import.meta.dirname, '..', '..');

export const unknownFunction = 'service.unknown';
/** Makes previews of pictures. */
export const picturesFunction = 'background.makePreview';
/** Calls the API regularly, as a customer would. */
export const canaryFunction = 'canary.run';
/** Is called for mails that could not be delivered. */
export const returnedMailFunction = 'mail.returned';
/** The functions that serve web pages, with the routes of each. */
export const pageFunctions = {
  console: { name: 'console.serve', routeKeys: ['GET /', 'GET /console/{asset}'] },
  docs: { name: 'docs.serve', routeKeys: ['GET /docs', 'GET /docs/{asset}'] },
} as const;

/** The source file of every function of the service, by its name. */
export function functionFiles(): Record<string, string> {
  const endpoints = routes.map(({ name, family, operation }) => [name, fileOf(family, operation)]);
  const background = Object.keys(backgroundFunctions).map((operation) => [
    `background.${operation}`,
    fileOf('background', operation),
  ]);
  const single = [
    [unknownFunction, fileOf('service', 'unknown')],
    [canaryFunction, fileOf('canary', 'run')],
    [returnedMailFunction, fileOf('mail', 'returned')],
  ];
  const pages = Object.entries(pageFunctions).map(([family, { name }]) => [
    name,
    fileOf(family, 'serve'),
  ]);
  return Object.fromEntries([...endpoints, ...single, ...pages, ...background]);
}

/** For `setCondition` of `items` this is `functions/items/set-condition.ts`. */
export function fileOf(family: string, operation: string): string {
  const kebab = operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `functions/${family}/${kebab}.ts`;
}

/**
 * Bundles all functions for deployment, each into `<folder>/<name>/index.mjs`. Its source map goes into
 * `<maps>/<name>.json`, which a release keeps without deploying it.
 */
export async function bundleFunctions(
  folder: string,
  maps: string,
  productionHost?: string,
): Promise<void> {
  const options = await buildOptions(folder, 'smallest', productionHost);
  await build({ ...options, sourcemap: 'external', sourcesContent: false });
  await addPrograms(folder);
  await mkdir(maps, { recursive: true });
  for (const name of Object.keys(functionFiles())) {
    await rename(join(folder, name, 'index.mjs.map'), join(maps, `${name}.json`));
  }
}

/**
 * Bundles all functions for this machine. Files with common code are shared, which takes a fifth of the time
 * and a tenth of the space.
 */
export async function bundleSharing(folder: string, productionHost?: string): Promise<void> {
  const options = await buildOptions(folder, 'fastest', productionHost);
  await build({ ...options, splitting: true, chunkNames: 'shared/[hash]' });
  await addPrograms(folder);
}

/** Adds to a bundle the program that its function runs in a separate process. */
async function addPrograms(folder: string): Promise<void> {
  const program = 'draw-preview.mjs';
  const source = join(root, 'shared', 'pictures', program);
  // A copy of the file would also copy its permissions, which may be too narrow.
  await writeFile(join(folder, picturesFunction, program), await readFile(source));
}

async function buildOptions(
  folder: string,
  compression: Compression,
  productionHost: string | undefined,
) {
  const entryPoints = Object.entries(functionFiles()).map(([name, file]) => ({
    in: join(root, file),
    out: `${name}/index`,
  }));
  const [console, docs] = await Promise.all([bundleConsole(compression), bundleDocs(compression)]);
  const description = descriptionFiles(productionHost, compression);
  return {
    entryPoints,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    legalComments: 'none',
    alias: {
      '@aws-sdk/credential-provider-node': join(import.meta.dirname, 'environment-credentials.ts'),
      '@aws-sdk/endpoint-cache': join(import.meta.dirname, 'no-endpoint-cache.ts'),
    },
    // The SDK imports it for event streams, which DynamoDB does not have; it would add 20 KB.
    external: ['@smithy/core/event-streams'],
    plugins: [
      builtins,
      leanSdk,
      leanRoutes,
      virtualModule('console-pages', { ...console }),
      virtualModule('docs-pages', { ...docs }),
      virtualModule('interface-description', description),
      virtualModule('known-paths', {
        methods: methodsOfPaths(),
        firstPartySegments: firstPartySegments(),
      }),
    ],
    logLevel: 'warning',
  } satisfies BuildOptions;
}

/** The methods of each path, which decide between the statuses 404 and 405. */
function methodsOfPaths(): Record<string, string[]> {
  const pages = Object.values(pageFunctions).flatMap(({ routeKeys }) => routeKeys);
  const keys = [...routes.flatMap(({ route }) => routeKeysOf(route)), ...pages];
  const paths: Record<string, string[]> = {};
  for (const key of keys) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = [...(paths[path] ?? []), method];
  }
  return paths;
}

/** The first segments after `/v1/` of the paths that only the console may call. */
function firstPartySegments(): string[] {
  const own = routes.filter(({ route: { access } }) => /^(first-party|sign-in)$/.test(access));
  return [...new Set(own.map(({ route }) => route.path.split('/')[2] ?? ''))];
}
