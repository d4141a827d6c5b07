import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './support/longest-first.ts';
import { ownTemporaryFolder } from './support/own-temporary-folder.ts';

ownTemporaryFolder();

/** What is computed without a service, and of the console what is shown without a browser. */
const logic = ['{domain,structure}/**/*.test.ts'];
const components = ['console/logic/**/*.test.{ts,tsx}'];
/** What a browser walks through, but for the first load of the console, which every run has. */
const browser = [
  'console/!(first-load|serving).test.ts',
  'docs/{accessibility,caller,pages}.test.ts',
];
/** What starts a service of its own, kills it, and starts it again. */
const local = ['local/!(background-functions|bucket|call-function|call-queue|synthesise).test.ts'];

/** What waits for a store on a bad day, sends it hundreds of calls at once, or fails each of them in turn. */
const faults = [
  'faults/{store-outage,bursts,repeated-calls,statuses,sync}.test.ts',
  'faults/every-call/!(samples).test.ts',
  'ops/import-{faults,pace}.test.ts',
];
const models = ['properties/**/*.test.ts'];
/** One call of each endpoint that writes, which are many more in other files: for a stack that was deployed. */
const deployed = ['deploy/**/*.test.ts'];
/** Races, but for one that every run shows: of five hundred callers one has the item. */
const races = ['races/!(many-callers).test.ts'];

const isSlowStore = process.env.DYNAMODB_ENDPOINT !== undefined;

const startService = join(import.meta.dirname, 'support', 'global-setup.ts');
const unpackBrowser = join(import.meta.dirname, 'console', 'support', 'unpack-browser.ts');

/** Tests that ask a service, which is started once for all of them. */
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
    // Most tests create an account, and hashing its password costs half a second in production.
    env: { PASSWORD_COST: '7' },
    reporters: ['default', join(import.meta.dirname, 'support', 'description', 'report.ts')],
    pool: 'forks',
    sequence: { sequencer: LongestFirst },
    // The bundles run as Lambda runs them; the runner would keep each import of each one.
    server: { deps: { external: [/\/bundles\/[^/]+\/index\.mjs/] } },
    // What costs is what each file would load again: routes, description, validators, SDK, a browser.
    isolate: false,
    // What often waits, for a store, a page or a time to end, has more (`package.json`).
    maxWorkers: 2,
    testTimeout: isSlowStore ? 240_000 : 120_000,
    hookTimeout: 120_000,
    // Once more where a busy machine was too slow; what fails in any other way has failed.
    retry: { count: 1, condition: /^Test timed out in|: Timeout \d+ms exceeded/ },
    // What comes behind an answer comes late on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { test: { name: 'logic', include: logic } },
      {
        test: {
          name: 'components',
          include: components,
          environment: 'happy-dom',
          // A zone of its own, which is behind the service's, and has a summer time.
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
      // Functions keep the first store that they find, and these find faulty ones.
      onService('faults', { include: faults, isolate: true }),
      onService('models', { include: models }),
      onService('races', {
        include: races,
        env: { STORE_FAULTS: 'conflicts' },
        // Where transactions conflict, many who want one item wait for each other.
        testTimeout: 240_000,
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
