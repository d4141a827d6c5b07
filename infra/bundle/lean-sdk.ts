import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Removes the code of the SDK that a function never runs, 45 KB in every bundle:
 * - its package.json except the version, and the list of regions except their patterns
 * - SHA-256 in JavaScript, the adaptive retry mode, the log of each call, shared configuration files, the
 *   region of EC2 instances, signatures of event streams, most endpoint rules
 * - trace headers, with which Lambda would take a function that sends to its own queue for a loop
 * - errors of operations that no function calls
 */
export const leanSdk: Plugin = {
  name: 'lean-sdk',
  setup(build) {
    build.onLoad({ filter: /client-dynamodb[/\\]package\.json$/ }, async ({ path }) => {
      const manifest = JSON.parse(await readFile(path, 'utf8'));
      return { contents: JSON.stringify({ version: manifest.version }), loader: 'json' };
    });
    build.onLoad({ filter: /[/\\]aws[/\\]partitions\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source.replace(/"regions": \{(?:[^{}]|\{[^{}]*\})*\}/g, '"regions": {}');
      if (contents.length === source.length) throw new Error(`${path} lists no regions.`);
      return { contents, loader: 'js' };
    });
    build.onLoad(
      { filter: /client-dynamodb[/\\]dist-es[/\\]schemas[/\\]schemas_0\.js$/ },
      async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const contents = source.replace(registrations, '').replace(schemas, '');
        if (contents.length === source.length) throw new Error(`${path} registers no errors.`);
        return { contents, loader: 'js' };
      },
    );
    const unrun =
      /\/(Sha256Js|DefaultRateLimiter|AdaptiveRetryStrategy|loggerMiddleware|getInstanceMetadataRegion|recursionDetectionMiddleware|service-customizations|fromSharedConfigFiles|HeaderFormatter)$/;
    build.onResolve({ filter: unrun }, () => ({
      path: join(import.meta.dirname, 'not-run.ts'),
    }));
    build.onResolve({ filter: /\/endpointResolver$/ }, ({ importer }) =>
      /client-dynamodb[/\\]/.test(importer)
        ? { path: join(import.meta.dirname, 'dynamodb-endpoint.ts') }
        : undefined,
    );
  },
};

/** Errors of backups, exports and other operations that no function calls; the code checks no error class. */
const unusedErrors =
  '(?:(?:Backup|ContinuousBackups|DuplicateItem|Export|GlobalTable|Import|Index|Invalid|ItemCollectionSize|Limit|PointInTime|Policy|Replica|Replicated|ResourceInUse|Table)\\w*Exception|PutResourcePolicyInput)\\$';
const registrations = new RegExp(`n0_registry\\.registerError\\(${unusedErrors}, \\w+\\);`, 'g');
/** The schemas of these errors, which the bundler would keep because of their computed names. */
const schemas = new RegExp(`export var ${unusedErrors} = \\[(?:[^;])*?\\n\\];`, 'g');
