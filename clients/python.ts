import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackage } from '../test/support/python.ts';
import { run } from '../test/support/steps.ts';
import { describeModels } from './whole-records.ts';

const requirement = 'openapi-python-client==0.29.1';
const installed = join(import.meta.dirname, '..', '.local', 'openapi-python-client');

/** The folder of the generated Python client, a project with its package. */
export const pythonClient = join(import.meta.dirname, 'python');

/** Makes the Python client. The folder of commands of an environment that has all it needs. */
export async function generatePython(): Promise<string> {
  const commands = await installPackage(requirement, installed);
  const folder = await mkdtemp(join(tmpdir(), 'equipment-description-'));
  try {
    const description = join(folder, 'openapi.json');
    await writeFile(description, JSON.stringify(describeModels()));
    const config = join(import.meta.dirname, 'python.yaml');
    const places = ['--path', description, '--output-path', pythonClient, '--config', config];
    const strictly = ['--overwrite', '--fail-on-warning'];
    await run(join(commands, 'openapi-python-client'), ['generate', ...places, ...strictly]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return commands;
}
