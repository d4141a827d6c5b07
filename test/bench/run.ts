import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startService } from '#infra/local/service.ts';
import { synthesise } from '#infra/local/synthesise.ts';
import { readStack } from '#infra/local/template.ts';
import { isKept, lineOf } from './budgets.ts';
import { bundleBudgets } from './bundles.ts';

const folder = join(import.meta.dirname, '..', '..', '.local', 'bench');
const tableName = 'Equipment-bench';
const dataset = join(folder, 'dataset.db');
const store = join(folder, 'store.db');

await mkdir(folder, { recursive: true });
if (!existsSync(dataset)) await writeDataset();
// Every run works on a copy, so that none changes what the next one measures.
await copyFile(dataset, store);
const service = await startService({ port: 0, folder, storeFile: store, tableName });
try {
  // Loaded late: the SDK client in them reads where the store is.
  const { createBenchAccount } = await import('./dataset.ts');
  const { storeBudgets } = await import('./store-costs.ts');
  const { latencies } = await import('./latency.ts');
  const tokens = await createBenchAccount();
  const budgets = [
    ...(await storeBudgets(tokens)),
    ...(await bundleBudgets(join(folder, 'cdk.out', 'bundles'), folder)),
  ];
  for (const budget of budgets) console.log(lineOf(budget));
  const times = await latencies(service.url, tokens);
  console.log('\nover HTTP, for information       connections    median       p99   a second');
  for (const { name, connections, median, p99, perSecond } of times) {
    const figures = [median.toFixed(1), p99.toFixed(1), perSecond.toFixed(0)];
    const columns = figures.map((figure) => figure.padStart(10)).join('');
    console.log(`${name.padEnd(32)}${String(connections).padStart(12)}${columns}`);
  }
  const report = { budgets: budgets.map((one) => ({ ...one, ok: isKept(one) })), latencies: times };
  await writeFile(join(folder, 'bench.json'), JSON.stringify(report, null, 2));
  process.exitCode = budgets.every(isKept) ? 0 : 1;
} finally {
  await service.stop();
  await rm(store, { force: true });
}

async function writeDataset(): Promise<void> {
  console.log('Writing the items of the benchmark, once …');
  const stack = join(folder, 'cdk.out');
  await synthesise(stack, 'deployed');
  const { bulkLoad } = await import('./bulk-load.ts');
  const { datasetRows } = await import('./dataset.ts');
  await bulkLoad(`${dataset}.part`, tableName, readStack(stack).table, datasetRows());
  await rename(`${dataset}.part`, dataset);
}
