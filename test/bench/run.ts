import { join } from 'node:path';
import { help, readOptions } from './options.ts';

const folder = join(import.meta.dirname, '..', '..', '.local', 'bench');

// Started services end on `exit`, which a signal alone would not emit.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

try {
  const { isHelp, beside, items } = readOptions(process.argv.slice(2));
  if (isHelp) {
    console.log(help);
  } else if (beside !== undefined) {
    const { compareWith } = await import('./beside/compare.ts');
    await compareWith(beside, items, folder);
  } else {
    const { measureLargeAccount } = await import('./large-account.ts');
    process.exitCode = (await measureLargeAccount(folder)) ? 0 : 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
