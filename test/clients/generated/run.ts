import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '#infra/local/service.ts';
import { generateGo, goClient } from '../../../clients/go.ts';
import { generatePython, pythonClient } from '../../../clients/python.ts';
import { pythonCheck } from '../../support/python.ts';
import { run, runScript, skip, step, works } from '../../support/steps.ts';

const tour = join(import.meta.dirname, 'tour.py');
const goTest = 'updates_test.go';

await runScript(async () => {
  if (await works(...pythonCheck)) await runTour();
  else skip('The Python client needs python3 with its modules venv and ensurepip.');
  if (await works('go', ['version'])) await testGo();
  else console.log('skipped: The Go client needs Go.');
});

/** Runs the tour of the README with the Python client, on a service with the demo account. */
async function runTour(): Promise<void> {
  const commands = await step('make the Python client', generatePython);
  const folder = await mkdtemp(join(tmpdir(), 'equipment-clients-'));
  const options = { port: 0, folder, tableName: 'Clients' };
  const service = await step('start the service', () => startService(options));
  try {
    const { token } = await step('load the demo account', async () => {
      // Loaded late: its SDK client reads where the store is.
      const { provideDemo } = await import('#infra/local/demo.ts');
      return provideDemo(folder);
    });
    await step('run the tour', () =>
      run(join(commands, 'python'), [tour, service.url, token], {
        env: { ...process.env, PYTHONPATH: pythonClient, PYTHONDONTWRITEBYTECODE: '1' },
      }),
    );
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function testGo(): Promise<void> {
  await step('make the Go client', generateGo);
  await copyFile(join(import.meta.dirname, goTest), join(goClient, goTest));
  const test = ['test', '-vet=off', './...'];
  await step('compile and test it', () => run('go', test, { cwd: goClient }));
}
