import type { cdkOf, Deployment } from './cdk.ts';
import type { Emulator } from './emulator.ts';
import { expectChangeInFeed, expectKey, type ProvisionedAccount, runOps } from './provision.ts';
import { runEmulatorScript } from './run-emulator-script.ts';

/** The name of the restored table. */
export const restoredTable = 'Equipment-restored';

interface Drill {
  emulator: Emulator;
  python: string;
  cdk: ReturnType<typeof cdkOf>;
  deployed: Deployment;
  /** The account in the lost table. */
  provisioned: ProvisionedAccount;
}

/**
 * Follows docs/restore.md: restores the table and its settings, compares it with the old one, and deploys a
 * stage on it, which has to follow its stream.
 */
export async function restore({
  emulator,
  python,
  cdk,
  deployed,
  provisioned,
}: Drill): Promise<Deployment> {
  await runEmulatorScript('restore-table.py', python, emulator, deployed.tableName, restoredTable);
  const prepared = await runOps(emulator, 'restore', 'prepare', '--table', restoredTable);
  const tables = ['--table', deployed.tableName, '--with', restoredTable];
  const { rows, differing } = await runOps(emulator, 'restore', 'compare', ...tables);
  if (rows[restoredTable] === 0 || differing.length > 0) {
    throw new Error(`The tables differ: ${JSON.stringify({ rows, differing })}`);
  }
  const again = await runOps(emulator, 'restore', 'prepare', '--table', restoredTable);
  if (again.stream_arn !== prepared.stream_arn) throw new Error('It has another stream.');
  const data = { tableName: restoredTable, streamArn: prepared.stream_arn };
  const moved = await cdk.move(data);
  if (moved.tableName !== restoredTable) throw new Error(`It is still on ${moved.tableName}.`);
  await expectKey(provisioned.token, emulator, moved);
  await expectChangeInFeed(provisioned, emulator, moved);
  return moved;
}
