import { join } from 'node:path';
import { measureLargeAccount } from './large-account.ts';

const folder = join(import.meta.dirname, '..', '..', '.local', 'bench');

process.exitCode = (await measureLargeAccount(folder)) ? 0 : 1;
