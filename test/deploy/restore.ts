import { ask } from './ask.ts';
import type { cdkOf, Deployment } from './cdk.ts';
import type { Emulator } from './emulator.ts';
import { expectFollowed, expectKey, operate, type ProvisionedAccount } from './provision.ts';

/** What the table is called that is restored. */
export const restoredTable = 'Equipment-restored';

interface Drill {
  emulator: Emulator;
  python: string;
  cdk: ReturnType<typeof cdkOf>;
  deployed: Deployment;
  /** What the lost table knew. */
  provisioned: ProvisionedAccount;
}

/**
 * Does what docs/restore.md says: the table anew, its settings, a stage on it, which follows its stream;
 * and compares the two.
 */
export async function restore({
  emulator,
  python,
  cdk,
  deployed,
  provisioned,
}: Drill): Promise<Deployment> {
  await ask('restore-table.py', python, emulator, deployed.tableName, restoredTable);
  const prepared = await operate(emulator, 'restore', 'prepare', '--table', restoredTable);
  const tables = ['--table', deployed.tableName, '--with', restoredTable];
  const { rows, differing } = await operate(emulator, 'restore', 'compare', ...tables);
  if (rows[restoredTable] === 0 || differing.length > 0) {
    throw new Error(`The tables differ: ${JSON.stringify({ rows, differing })}`);
  }
  const again = await operate(emulator, 'restore', 'prepare', '--table', restoredTable);
  if (again.stream_arn !== prepared.stream_arn) throw new Error('It has another stream.');
  const data = { tableName: restoredTable, streamArn: prepared.stream_arn };
  const moved = await cdk.move(data);
  if (moved.tableName !== restoredTable) throw new Error(`It is still on ${moved.tableName}.`);
  await expectKey(provisioned.token, emulator, moved);
  await expectFollowed(provisioned, emulator, moved);
  return moved;
}
