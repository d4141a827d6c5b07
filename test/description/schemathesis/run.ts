import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '#infra/local/service.ts';
import { families } from '#shared/families.ts';
import { installPackage, pythonCheck } from '../../support/python.ts';
import { run, runScript, skip, step, works } from '../../support/steps.ts';
import { readCounts } from './counts.ts';

const requirement = 'schemathesis==4.32.5';
const installed = join(import.meta.dirname, '..', '..', '..', '.local', 'schemathesis');

/** Random calls take most of the time, so two processes make half of them each. */
const halves = [0, 1].map((half) =>
  Object.keys(families).flatMap((name, index) =>
    index % 2 === half ? ['--include-tag', name] : [],
  ),
);
const shares: Readonly<Record<string, readonly string[]>> = {
  'call with limits, and in sequences': [...['--phases', 'examples,coverage,stateful']],
  'call at random, first half': ['--phases', 'fuzzing', ...(halves[0] ?? [])],
  'call at random, second half': ['--phases', 'fuzzing', ...(halves[1] ?? [])],
};

/** How often every operation is called at least; 900 make some hundred thousand calls. */
const minCalls = Number(process.env.CALLS_PER_OPERATION ?? 100);
/** The shares use the first seed. */
const maxSeeds = 20;

if (await works(...pythonCheck)) await runScript(main);
else skip('Schemathesis needs python3 with its modules venv and ensurepip.');

/** Calls a new service with valid and invalid input by its description. */
async function main(): Promise<void> {
  const commands = await step('install schemathesis', () => installPackage(requirement, installed));
  const folder = await mkdtemp(join(tmpdir(), 'equipment-description-'));
  // A cheaper hash, since the many sign-ins would otherwise take long.
  process.env.PASSWORD_COST = '10';
  const options = { port: 0, folder, tableName: 'Description' };
  const service = await step('start the service', () => startService(options));
  try {
    const accessFile = join(folder, 'access.json');
    const counts = join(folder, 'counts');
    await mkdir(counts);
    await step('make accounts with records', async () => {
      // Loaded late: its SDK client reads where the store is.
      const { provision } = await import('./provision.ts');
      await writeFile(accessFile, JSON.stringify(await provision(service.url)), { mode: 0o600 });
    });
    const call = (share: readonly string[]) =>
      run(join(commands, 'schemathesis'), argumentsFor(service.url, share), {
        cwd: folder,
        env: {
          ...process.env,
          DESCRIPTION_ACCESS: accessFile,
          DESCRIPTION_COUNTS: counts,
          PYTHONPATH: import.meta.dirname,
          PYTHONDONTWRITEBYTECODE: '1',
          SCHEMATHESIS_HOOKS: 'hooks',
        },
      });
    const options = process.argv.slice(2);
    const steps = Object.entries(options.length > 0 ? { [options.join(' ')]: options } : shares);
    const reports = await Promise.allSettled(
      steps.map(([title, share]) => step(title, async () => printSummary(await call(share)))),
    );
    for (const report of reports) if (report.status === 'rejected') throw report.reason;
    if (options.length === 0) await callOftenEnough(counts, call);
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Few cases are generated for an operation with few parameters, so other seeds generate more. */
async function callOftenEnough(
  counts: string,
  call: (share: readonly string[]) => Promise<string>,
) {
  for (let seed = 2; seed <= maxSeeds; seed += 1) {
    const callCounts = [...(await readCounts(counts))];
    const rare = callCounts.flatMap(([name, count]) => (count < minCalls ? [name] : []));
    if (rare.length === 0) return;
    const names = rare.flatMap((name) => ['--include-name', name]);
    const share = ['--phases', 'fuzzing', '--seed', String(seed), ...names];
    await step(`more of ${rare.length} operations`, async () => printSummary(await call(share)));
  }
  throw new Error(`After ${maxSeeds} seeds some operation was called less than ${minCalls} times.`);
}

/** Arguments of the command line, such as `-- --include-tag items`, replace the shares. */
function argumentsFor(url: string, share: readonly string[]): string[] {
  const config = join(import.meta.dirname, 'schemathesis.toml');
  const description = `${url}/v1/openapi.json`;
  // The number of random cases of each operation, besides those that cover its limits.
  const size = ['--max-examples', String(minCalls)];
  return [
    '--config-file',
    config,
    'run',
    description,
    '--checks',
    'all',
    '--no-color',
    // The tool reads 1 MB of a response, and fails at the YAML that is cut off there.
    '--exclude-path',
    '/v1/openapi.yaml',
    ...size,
    ...share,
  ];
}

/** Prints how many calls were made. Only the counts show that a run has stopped early. */
function printSummary(report: string): void {
  const summary = report.slice(report.indexOf('= SUMMARY ='), report.indexOf('Seed:'));
  const [, selected] = /Selected: *(\d+)/.exec(summary) ?? [];
  const [, tested] = /Tested: *(\d+)/.exec(summary) ?? [];
  if (selected === undefined || selected !== tested) throw new Error(report);
  console.log(summary);
}
