import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../support/steps.ts';
import { account, type Emulator } from './emulator.ts';

const root = join(import.meta.dirname, '..', '..');
const cli = join(root, 'node_modules', 'aws-cdk', 'bin', 'cdk');

/** The table's, and the one of API and functions. */
const stacks = 2;

/** The emulator runs functions on this machine. It knows no alarm over several metrics, so none is deployed. */
const usual = { processor: process.arch };
/** Changes the two functions that describe the interface, which say where production answers. */
const changed = { ...usual, productionHost: 'api.example.org' };
const changedAgain = { ...usual, productionHost: 'broken.example.org' };

const contextOf = (context: Record<string, string>) =>
  Object.entries(context).flatMap(([name, value]) => ['--context', `${name}=${value}`]);

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
    cdk(...['deploy', '--all', '--ci', '--require-approval', 'never'], ...args);
  const deployAs = (context: Record<string, string>, ...args: string[]) =>
    deployTo('--output', assembly, ...contextOf(context), ...args);

  /** Deploys a stage on what its stack of the data made, or on data that are named. */
  const deploy = async (data: Record<string, string> = {}): Promise<Deployed> => {
    const file = join(folder, 'outputs.json');
    await deployAs({ ...usual, ...data }, '--outputs-file', file);
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
    const output = await deployAs(usual);
    const unchanged = output.match(/\(no changes\)/g) ?? [];
    if (unchanged.length !== stacks) throw new Error(`${output}\nA stack was changed again.`);
  };

  const change = () => deployAs(changed);

  const expectRollback = async () => {
    const broken = join(folder, 'broken.out');
    await cdk('synth', '--quiet', '--output', broken, ...contextOf(changedAgain));
    await breakAfterFunctions(join(broken, 'Equipment-dev.template.json'));
    const output = await deployTo('--app', broken).catch((error: Error) => error.message);
    // The table of events cuts off long words.
    if (!output.includes('UPDATE_ROLLBACK_COMPLET')) {
      throw new Error(`${output}\nA deployment that fails was not taken back.`);
    }
  };

  const destroy = () => cdk('destroy', '--all', '--force', '--app', assembly);

  return { bootstrap, deploy, expectNoChange, change, expectRollback, destroy };
}

/** An alarm over several metrics, which the emulator does not know. */
const broken = {
  ComparisonOperator: 'GreaterThanThreshold',
  EvaluationPeriods: 1,
  Metrics: [{ Id: 'one', Expression: '1' }],
};

/** Adds to a template what cannot be made, behind all stacks within it: their functions have changed by then. */
async function breakAfterFunctions(file: string): Promise<void> {
  const template = JSON.parse(await readFile(file, 'utf8'));
  const stacks = Object.entries<{ Type: string }>(template.Resources).flatMap(([id, { Type }]) =>
    Type === 'AWS::CloudFormation::Stack' ? [id] : [],
  );
  template.Resources.Broken = {
    Type: 'AWS::CloudWatch::Alarm',
    Properties: broken,
    DependsOn: stacks,
  };
  await writeFile(file, JSON.stringify(template));
}
