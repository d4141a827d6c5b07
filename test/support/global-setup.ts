import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startService } from '#infra/local/service.ts';
import { runningService, type ServiceUnderTest } from './service-under-test.ts';

declare module 'vitest' {
  interface ProvidedContext {
    service: ServiceUnderTest;
  }
}

/**
 * Starts the bundled service once for all test files, on a store of its own; or takes the running
 * one that the environment names.
 */
export default async function setup(project: TestProject) {
  const running = runningService();
  if (running) {
    project.provide('service', running);
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'equipment-test-'));
  const tableName = `Equipment-test-${process.pid}-${Date.now()}`;
  const service = await startService({ port: 0, folder, tableName });
  const { url, endpoint } = service;
  project.provide('service', { url, endpoint, tableName, folder });
  return async () => {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
