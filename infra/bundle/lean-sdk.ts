import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Leaves out of the bundles what the SDK carries and a function never runs: of its own package.json all
 * but the version, a SHA-256 in JavaScript for a Node without one, a way to try again that is not ours,
 * a log of every call, a question for the region, which a function knows, headers for a tracing that is
 * not configured (by which Lambda would take a function that sends to its own queue for a loop), files of
 * configuration, signatures of events, and rules for addresses of buckets and most of those of DynamoDB; of
 * the regions all but the pattern that each is known by; and the errors of what are no operations of rows.
 * Together 45 KB in every function.
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

/** Errors of backups, exports and tables, and of what no row of ours has; none is read by its class. */
const unusedErrors =
  '(?:(?:Backup|ContinuousBackups|DuplicateItem|Export|GlobalTable|Import|Index|Invalid|ItemCollectionSize|Limit|PointInTime|Policy|Replica|Replicated|ResourceInUse|Table)\\w*Exception|PutResourcePolicyInput)\\$';
const registrations = new RegExp(`n0_registry\\.registerError\\(${unusedErrors}, \\w+\\);`, 'g');
/** Their schemas, which the bundler keeps because of the computed names in them. */
const schemas = new RegExp(`export var ${unusedErrors} = \\[(?:[^;])*?\\n\\];`, 'g');
