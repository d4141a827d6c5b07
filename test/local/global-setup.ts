import type { TestProject } from 'vitest/node';
import { newLocalStart } from './start.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a service that was started once, has loaded the demo account, and was stopped. */
    filledFolder: string;
  }
}

/** Loads the demo account once for all tests that do not test the loading. */
export default async function setup(project: TestProject) {
  const { folder, start, end } = newLocalStart();
  const { child, ready, ended } = start();
  await ready();
  child.kill('SIGINT');
  await ended;
  project.provide('filledFolder', folder);
  return end;
}
