import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule, TestProject, Vitest } from 'vitest/node';
import { describeInterface } from '#shared/description/document.ts';

/** The described statuses that the tests of a project have to get at least once. Only faults cause 5xx. */
const projects: Readonly<Record<string, (status: number) => boolean>> = {
  service: (status) => status < 500,
  faults: (status) => status >= 500,
};

/** After a run of a whole project, lists the described answers that none of its tests got, and fails. */
export default class DescriptionReport implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const vitest = this.#vitest;
    if (!vitest || vitest.config.testNamePattern) return;
    const specifications = await vitest.globTestSpecifications();
    for (const project of vitest.projects) {
      const isExpected = projects[project.name];
      const filesRun = modules.filter((one) => one.project.name === project.name).length;
      const filesTotal = specifications.filter((one) => one.project.name === project.name).length;
      if (isExpected && filesRun === filesTotal) reportUnseen(project, isExpected);
    }
  }
}

function reportUnseen(project: TestProject, isExpected: (status: number) => boolean): void {
  const seen = readStatuses(project.getProvidedContext().statusFolder);
  const unseen = describedAnswers()
    .filter(({ status }) => isExpected(Number(status)))
    .map(({ operation, status }) => `${operation} ${status}`)
    .filter((line) => !seen.has(line));
  if (unseen.length === 0) return;
  console.error(
    `The description has answers that no test of ${project.name} got:\n${unseen.join('\n')}`,
  );
  process.exitCode = 1;
}

/** Every status of every endpoint, as `items.create` and `201`. */
function describedAnswers(): { operation: string; status: string }[] {
  const operations = Object.values(describeInterface().paths).flatMap((path) =>
    Object.values(path),
  );
  return operations.flatMap(({ operationId, responses }) =>
    Object.keys(responses).map((status) => ({ operation: operationId, status })),
  );
}

function readStatuses(folder: string): ReadonlySet<string> {
  return new Set(
    readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')),
  );
}
