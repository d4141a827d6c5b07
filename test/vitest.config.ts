import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './support/longest-first.ts';
import { ownTemporaryFolder } from './support/own-temporary-folder.ts';

ownTemporaryFolder();

/** Tests of code that needs no service, and of console components that need no browser. */
const logic = ['{domain,structure}/**/*.test.ts'];
const components = ['console/logic/**/*.test.{ts,tsx}'];
/** Tests in a browser, except for the first load of the console, which `npm test` has. */
const browser = [
  'console/!(first-load|import-export|serving).test.ts',
  'docs/{accessibility,caller,pages}.test.ts',
];
/** Tests that start, kill and restart a service of their own. */
const local = ['local/!(background-functions|bucket|call-function|call-queue|synthesise).test.ts'];

/** Tests with a store that is away or slow, gets hundreds of calls at once, or fails each call in turn. */
const faults = [
  'faults/{store-outage,bursts,repeated-calls,statuses,sync}.test.ts',
  'faults/every-call/!(samples).test.ts',
  'ops/import-{faults,pace}.test.ts',
];
const models = ['properties/**/*.test.ts'];
/** One call of each endpoint that writes, for a deployed stack; other files have many more. */
const deployed = ['deploy/**/*.test.ts'];
/** Races, except for the one that `npm test` has: of five hundred callers one gets the item. */
const races = ['races/!(many-callers).test.ts'];

const startService = join(import.meta.dirname, 'support', 'global-setup.ts');
const unpackBrowser = join(import.meta.dirname, 'console', 'support', 'unpack-browser.ts');

/** Tests that call a service, which is started once for all of them. */
function onService(
  name: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      globalSetup: [startService],
      setupFiles: [join(import.meta.dirname, 'support', 'use-service.ts')],
      ...test,
    },
  };
}

export default defineConfig({
  cacheDir: join(import.meta.dirname, '..', 'node_modules', '.vite'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    root: import.meta.dirname,
    // Most tests create an account, and hashing its password takes half a second in production.
    env: { PASSWORD_COST: '7' },
    reporters: ['default', join(import.meta.dirname, 'support', 'description', 'report.ts')],
    pool: 'forks',
    sequence: { sequencer: LongestFirst },
    // The bundles run as Lambda runs them; the runner would keep each import of each one.
    server: { deps: { external: [/\/bundles\/[^/]+\/index\.mjs/] } },
    // Each file would load routes, description, validators, SDK and a browser again.
    isolate: false,
    // Suites that often wait for a store, a page or a timeout have more (`package.json`).
    maxWorkers: 2,
    // On a busy machine, some tests take many times what they take on an idle one.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Repeats once what timed out on a busy machine, and nothing that failed in another way.
    retry: { count: 1, condition: /^Test timed out in|: Timeout \d+ms exceeded/ },
    // Work after a response takes long on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { test: { name: 'logic', include: logic } },
      {
        test: {
          name: 'components',
          include: components,
          environment: 'happy-dom',
          // A time zone behind the one of the service, with daylight saving time.
          env: { TZ: 'America/New_York' },
        },
      },
      onService('service', {
        globalSetup: [startService, unpackBrowser],
        include: ['**/*.test.ts'],
        exclude: [
          ...[...logic, ...components, ...browser, ...local, ...faults, ...models, ...races],
          ...deployed,
        ],
      }),
      onService('browser', { globalSetup: [startService, unpackBrowser], include: browser }),
      onService('deployed', { include: deployed }),
      // Functions keep their first client of the store, and these tests give them faulty stores.
      onService('faults', { include: faults, isolate: true }),
      onService('models', { include: models }),
      onService('races', {
        include: races,
        env: { STORE_FAULTS: 'conflicts' },
      }),
      {
        test: {
          name: 'local',
          include: local,
          globalSetup: [join(import.meta.dirname, 'local', 'global-setup.ts')],
        },
      },
    ],
  },
});
