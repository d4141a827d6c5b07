import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '#infra/local/service.ts';
import { installPackage, pythonCheck } from '../../support/python.ts';
import { run, runScript, skip, step, works } from '../../support/steps.ts';

const requirement = 'schemathesis==4.32.5';
const installed = join(import.meta.dirname, '..', '..', '..', '.local', 'schemathesis');
const checked = ['--checks', 'all', '--phases', 'examples,coverage,fuzzing,stateful'];

if (await works(...pythonCheck)) await runScript(main);
else skip('Schemathesis needs python3 with its modules venv and ensurepip.');

/** Calls a service of its own with all that its description allows, and much that it does not. */
async function main(): Promise<void> {
  const commands = await step('install schemathesis', () => installPackage(requirement, installed));
  const folder = await mkdtemp(join(tmpdir(), 'equipment-description-'));
  // Whoever signs in again and again does not wait for a password to be hashed as for people.
  process.env.PASSWORD_COST = '10';
  const options = { port: 0, folder, tableName: 'Description' };
  const service = await step('start the service', () => startService(options));
  try {
    const accessFile = join(folder, 'access.json');
    await step('make accounts with records', async () => {
      // Loaded late: its SDK client reads where the store is.
      const { provision } = await import('./provision.ts');
      await writeFile(accessFile, JSON.stringify(await provision(service.url)), { mode: 0o600 });
    });
    await step('call every endpoint', () =>
      run(join(commands, 'schemathesis'), argumentsFor(service.url), {
        cwd: folder,
        env: {
          ...process.env,
          DESCRIPTION_ACCESS: accessFile,
          PYTHONPATH: import.meta.dirname,
          PYTHONDONTWRITEBYTECODE: '1',
          SCHEMATHESIS_HOOKS: 'hooks',
        },
        isShown: true,
      }),
    );
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** More arguments come from the command line, such as `-- --include-operation-id items.create`. */
function argumentsFor(url: string): string[] {
  const config = join(import.meta.dirname, 'schemathesis.toml');
  const more = process.argv.slice(2);
  return [
    '--config-file',
    config,
    'run',
    `${url}/v1/openapi.json`,
    ...checked,
    '--no-color',
    ...more,
  ];
}
