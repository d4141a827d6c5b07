import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../test/support/steps.ts';
import { asOpenApi30 } from './openapi30.ts';
import { describeModels } from './whole-records.ts';

const generator = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2';
const libraries = [
  'github.com/oapi-codegen/runtime@v1.8.0',
  'github.com/oapi-codegen/nullable@v1.1.0',
];

/** The folder of the generated Go client, a module with one package. */
export const goClient = join(import.meta.dirname, 'go');

/** Makes the Go client. */
export async function generateGo(): Promise<void> {
  await rm(goClient, { recursive: true, force: true });
  await mkdir(goClient, { recursive: true });
  const description = join(goClient, 'openapi.json');
  await writeFile(description, JSON.stringify(asOpenApi30(describeModels())));
  const go = (...args: string[]) => run('go', args, { cwd: goClient });
  const config = join(import.meta.dirname, 'go.yaml');
  await go('run', generator, '-config', config, description);
  await go('mod', 'init', 'equipment');
  await go('get', ...libraries);
  await go('mod', 'tidy');
}
