import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startService } from '#infra/local/service.ts';
import { runningService, type ServiceUnderTest } from './service-under-test.ts';
import { usualConflicts } from './store/conflicts.ts';
import { startFaultyStore } from './store/faulty-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    service: ServiceUnderTest;
    /** Where each worker notes which statuses of which endpoints it met. */
    metFolder: string;
  }
}

/** Puts a store like AWS's, in which transactions conflict, before the one of the functions. */
async function standBefore(address: { endpoint: string; tableName: string }) {
  const store = await startFaultyStore({ conflicts: usualConflicts, latency: [0, 4] }, address);
  process.env.AWS_ENDPOINT_URL_DYNAMODB = store.endpoint;
  return store;
}

/**
 * Starts the bundled service once for all test files, on a store of its own; or takes the running
 * one that the environment names.
 */
export default async function setup(project: TestProject) {
  const metFolder = await mkdtemp(join(tmpdir(), 'equipment-met-'));
  project.provide('metFolder', metFolder);
  const forgetMet = () => rm(metFolder, { recursive: true, force: true });
  const running = runningService();
  if (running) {
    project.provide('service', running);
    return forgetMet;
  }
  // The gateway of all test files runs in this process, which has not the environment of theirs.
  Object.assign(process.env, project.config.env);
  const folder = await mkdtemp(join(tmpdir(), 'equipment-test-'));
  const tableName = `Equipment-test-${process.pid}-${Date.now()}`;
  const service = await startService({ port: 0, folder, tableName });
  const { url, endpoint, bucketEndpoint, bucketName } = service;
  const bucketAt = { bucketEndpoint, bucketName };
  project.provide('service', { url, endpoint, ...bucketAt, tableName, folder });
  const store = process.env.STORE_FAULTS && (await standBefore({ endpoint, tableName }));
  return async () => {
    await service.stop();
    if (store) await store.close();
    await rm(folder, { recursive: true, force: true });
    await forgetMet();
  };
}
