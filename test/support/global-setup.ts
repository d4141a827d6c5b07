import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startService } from '../../infra/local/service.ts';

/** Where the service under test answers, and where its table is. */
export interface ServiceUnderTest {
  url: string;
  /** The host name to ask for, where it is not the one of the address. */
  host?: string;
  endpoint: string;
  tableName: string;
  /** The folder that the stack was synthesised into. */
  folder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    service: ServiceUnderTest;
  }
}

/** Starts the bundled service once for all test files, on a store of its own. */
export default async function setup(project: TestProject) {
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
