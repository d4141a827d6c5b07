import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runningService, type ServiceUnderTest } from './service-under-test.ts';

declare module 'vitest' {
  interface ProvidedContext {
    service: ServiceUnderTest;
    /** The folder in which each worker records the statuses of endpoints that its tests got. */
    statusFolder: string;
  }
}

/**
 * Starts the bundled service once for all test files, on a store of its own; or takes the running
 * one that the environment names.
 */
export default async function setup(project: TestProject) {
  const statusFolder = await mkdtemp(join(tmpdir(), 'equipment-statuses-'));
  project.provide('statusFolder', statusFolder);
  const removeStatuses = () => rm(statusFolder, { recursive: true, force: true });
  const running = runningService();
  if (running) {
    project.provide('service', running);
    return removeStatuses;
  }
  const folder = await mkdtemp(join(tmpdir(), 'equipment-test-'));
  const { service, stop } = await startProcess(folder, project.config.env);
  project.provide('service', service);
  return async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
    await removeStatuses();
  };
}

/** Starts the service in its own process, so that a busy test runner does not delay responses. */
async function startProcess(folder: string, env: NodeJS.ProcessEnv) {
  const file = join(import.meta.dirname, 'service-process.ts');
  const tableName = `Equipment-test-${process.pid}-${Date.now()}`;
  const child = fork(file, [folder, tableName], {
    execArgv: [],
    env: { ...process.env, ...env },
  });
  const service = await firstMessage(child);
  const stop = async () => {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  };
  return { service, stop };
}

function firstMessage(child: ChildProcess): Promise<ServiceUnderTest> {
  return new Promise((resolve, reject) => {
    child.once('message', (service: ServiceUnderTest) => resolve(service));
    child.once('exit', (code) => reject(new Error(`The service under test ended with ${code}.`)));
  });
}
