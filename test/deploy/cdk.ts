import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../support/steps.ts';
import { account, type Emulator } from './emulator.ts';

const root = join(import.meta.dirname, '..', '..');
const cli = join(root, 'node_modules', 'aws-cdk', 'bin', 'cdk');

/** The table's, and the one of API and functions. */
const stacks = 2;

/** The emulator runs functions on this machine. */
const processor = ['--context', `processor=${process.arch}`];

/** What the deployed service says of itself. */
export interface Deployed {
  /** The stack of API and functions. */
  stack: string;
  apiUrl: string;
  tableName: string;
  bucketName: string;
}

/** The CDK's command line, against an emulator and with all its files in a folder. */
export function cdkOf(emulator: Emulator, folder: string) {
  const assembly = join(folder, 'cdk.out');
  const env = {
    ...emulator.env,
    CDK_DISABLE_VERSION_CHECK: 'true',
    CDK_DISABLE_CLI_TELEMETRY: 'true',
  };
  const cdkIn = (cwd: string, ...args: string[]) =>
    run(process.execPath, [cli, '--no-notices', '--no-color', ...args], { env, cwd });
  const cdk = (...args: string[]) => cdkIn(root, ...args);

  const bootstrap = async () => {
    // Where there is no app, none has to be synthesised for this.
    await cdkIn(folder, 'bootstrap', `aws://${account.id}/${account.region}`);
  };

  // With --ci, all output goes to stdout.
  const deployTo = (...args: string[]) =>
    cdk(
      'deploy',
      '--all',
      ...processor,
      '--ci',
      '--require-approval',
      'never',
      '--output',
      assembly,
      ...args,
    );

  const deploy = async (): Promise<Deployed> => {
    const file = join(folder, 'outputs.json');
    await deployTo('--outputs-file', file);
    const outputs: Record<string, Record<string, string>> = JSON.parse(
      await readFile(file, 'utf8'),
    );
    for (const [stack, named] of Object.entries(outputs)) {
      const { ApiUrl: apiUrl, TableName: tableName, BucketName: bucketName } = named;
      if (apiUrl && tableName && bucketName) return { stack, apiUrl, tableName, bucketName };
    }
    throw new Error('No stack says where the API is.');
  };

  const expectNoChange = async () => {
    const output = await deployTo();
    const unchanged = output.match(/\(no changes\)/g) ?? [];
    if (unchanged.length !== stacks) throw new Error(`${output}\nA stack was changed again.`);
  };

  const destroy = () => cdk('destroy', '--all', '--force', '--app', assembly);

  return { bootstrap, deploy, expectNoChange, destroy };
}
