import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: join(import.meta.dirname, '..', 'node_modules', '.vite'),
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: [join(import.meta.dirname, 'support', 'global-setup.ts')],
    setupFiles: [join(import.meta.dirname, 'support', 'use-service.ts')],
    // Most tests make an account, and a password as it is kept costs half a second.
    env: { PASSWORD_COST: '10' },
    reporters: ['default', join(import.meta.dirname, 'support', 'description', 'report.ts')],
    pool: 'forks',
    // The bundles run as Lambda runs them; the runner would keep each import of each one.
    server: { deps: { external: [/\/bundles\/[^/]+\/index\.mjs/] } },
    maxWorkers: 2,
    // Where transactions conflict, and on a slower store, many who want one item wait for each other.
    testTimeout: process.env.STORE_FAULTS || process.env.DYNAMODB_ENDPOINT ? 240_000 : 120_000,
    hookTimeout: 120_000,
    // Once more where a busy machine was too slow; what fails in any other way has failed.
    retry: { count: 1, condition: /^Test timed out in/ },
    // What comes behind an answer comes late on a busy machine.
    expect: { poll: { timeout: 60_000 } },
  },
});
