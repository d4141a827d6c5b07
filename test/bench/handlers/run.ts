import { fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { useStore } from '#infra/local/service.ts';
import { createTable, startStore } from '#infra/local/store.ts';
import { readStack } from '#infra/local/template.ts';
import { type Column, rowLine, titleLine } from '../table.ts';
import type { HandlerCost } from './measure.ts';

const program = join(import.meta.dirname, 'process.ts');
const columns: readonly Column[] = [
  { title: 'handlers alone, CPU ms a call', width: 34 },
  { title: 'handler', width: 10, decimals: 1 },
  { title: 'store', width: 10, decimals: 1 },
  { title: 'calls', width: 10, decimals: 0 },
  { title: '', width: 6 },
];

interface HandlerOptions {
  /** The folder with the bundles and templates. */
  stack: string;
  dataset: string;
  /** The file of the store, which is a copy. */
  file: string;
  tableName: string;
}

/** Measures the processor time of handlers on a separate store, and prints each as it is measured. */
export async function measureHandlers(options: HandlerOptions): Promise<HandlerCost[]> {
  const { stack, dataset, file, tableName } = options;
  await copyFile(dataset, file);
  const store = await startStore(file);
  const costs: HandlerCost[] = [];
  try {
    useStore(store.endpoint, tableName);
    await createTable(tableName, readStack(stack).table);
    console.log(`\n${titleLine(columns)}`);
    const child = fork(program, [join(stack, 'bundles'), String(store.pid)]);
    child.on('message', (cost: HandlerCost) => {
      costs.push(cost);
      const { name, handler, store, calls, isLate } = cost;
      console.log(
        rowLine(columns, [name, handler, store, calls, isLate ? '  late' : '']).trimEnd(),
      );
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error('The handlers could not be measured.');
    return costs;
  } finally {
    await store.stop();
    await rm(file, { force: true });
  }
}
