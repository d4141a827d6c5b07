import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { describeInterface } from '#shared/description/document.ts';

/** Those of the projects of the tests that are to meet every answer once. */
const project = 'service';

/** Tells, and fails, after a run of all tests of the service, which described answers none of them met. */
export default class DescriptionReport implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const vitest = this.#vitest;
    const service = vitest?.projects.find(({ name }) => name === project);
    if (!vitest || !service || vitest.config.testNamePattern) return;
    const all = await vitest.globTestSpecifications();
    const count = (some: readonly { project: { name: string } }[]) =>
      some.filter((one) => one.project.name === project).length;
    if (count(modules) < count(all)) return;
    const met = readMet(service.getProvidedContext().metFolder);
    const unmet = describedStatuses().filter((line) => !met.has(line));
    if (unmet.length === 0) return;
    console.error(`The description says what no test met:\n${unmet.join('\n')}`);
    process.exitCode = 1;
  }
}

/** Every status of every endpoint, as `items.create 201`. */
function describedStatuses(): string[] {
  const operations = Object.values(describeInterface().paths).flatMap((path) =>
    Object.values(path),
  );
  return operations.flatMap(({ operationId, responses }) =>
    Object.keys(responses).map((status) => `${operationId} ${status}`),
  );
}

function readMet(folder: string): ReadonlySet<string> {
  return new Set(
    readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')),
  );
}
