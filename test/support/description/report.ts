import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule, TestProject, Vitest } from 'vitest/node';
import { describeInterface } from '#shared/description/document.ts';

/** The projects that are to meet every described answer once, and which of them: faults make the server's own. */
const projects: Readonly<Record<string, (status: number) => boolean>> = {
  service: (status) => status < 500,
  faults: (status) => status >= 500,
};

/** Tells, and fails, after a run of a whole project, which described answers none of its tests met. */
export default class DescriptionReport implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const vitest = this.#vitest;
    if (!vitest || vitest.config.testNamePattern) return;
    const all = await vitest.globTestSpecifications();
    for (const project of vitest.projects) {
      const isToMeet = projects[project.name];
      const ran = modules.filter((one) => one.project.name === project.name).length;
      const there = all.filter((one) => one.project.name === project.name).length;
      if (isToMeet && ran === there) reportUnmet(project, isToMeet);
    }
  }
}

function reportUnmet(project: TestProject, isToMeet: (status: number) => boolean): void {
  const met = readMet(project.getProvidedContext().metFolder);
  const unmet = describedAnswers()
    .filter(({ status }) => isToMeet(Number(status)))
    .map(({ operation, status }) => `${operation} ${status}`)
    .filter((line) => !met.has(line));
  if (unmet.length === 0) return;
  console.error(`The description says what no test of ${project.name} met:\n${unmet.join('\n')}`);
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

function readMet(folder: string): ReadonlySet<string> {
  return new Set(
    readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')),
  );
}
