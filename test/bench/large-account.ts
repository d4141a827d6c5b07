import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startService } from '#infra/local/service.ts';
import { isMet, lineOf } from './budgets.ts';
import { bundleBudgets } from './bundles.ts';
import { measureHandlers } from './handlers/run.ts';
import { machine, machineLine } from './machine.ts';
import { printTargets } from './target-table.ts';
import { targetsOf } from './timed/targets.ts';

const tableName = 'Equipment-bench';

/** Measures calls in an account with 100,000 items. Returns whether all keep their budgets. */
export async function measureLargeAccount(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  console.log(machineLine());
  const { provideDataset } = await import('./dataset/file.ts');
  const dataset = await provideDataset(folder, tableName);
  const { budgets, times } = await measureService(folder, dataset);
  const timings = times
    .filter(({ connections }) => connections === 1)
    .map(({ name, median }) => [name, { milliseconds: median }] as const);
  const targets = targetsOf(new Map(timings));
  printTargets(targets);
  const stack = join(folder, 'cdk.out');
  const file = join(folder, 'handlers.db');
  const handlers = await measureHandlers({ stack, dataset, file, tableName });
  const report = {
    machine: machine(),
    budgets: budgets.map((one) => ({ ...one, ok: isMet(one) })),
    latencies: times,
    targets,
    handlers,
  };
  await writeFile(join(folder, 'bench.json'), JSON.stringify(report, null, 2));
  return budgets.every(isMet);
}

/** Budgets and times of a whole service. */
async function measureService(folder: string, dataset: string) {
  // Every run uses a copy, so that no run changes what the next one measures.
  const storeFile = join(folder, 'store.db');
  await copyFile(dataset, storeFile);
  const service = await startService({ port: 0, folder, storeFile, tableName });
  try {
    // Imported late, because their SDK client reads the address of the store.
    const { createBenchAccount } = await import('./dataset/account.ts');
    const { storeBudgets } = await import('./store-costs.ts');
    const { measureLatencies } = await import('./latency.ts');
    const tokens = await createBenchAccount();
    const budgets = [
      ...(await storeBudgets(tokens)),
      ...(await bundleBudgets(join(folder, 'cdk.out', 'bundles'), folder)),
    ];
    for (const budget of budgets) console.log(lineOf(budget));
    // The budgets have used most of the first key's requests of this minute.
    const times = await measureLatencies(service.url, tokens.slice(1));
    return { budgets, times };
  } finally {
    await service.stop();
    await rm(storeFile, { force: true });
  }
}
