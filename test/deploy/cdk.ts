import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../support/steps.ts';
import { account, type Emulator } from './emulator.ts';

const root = join(import.meta.dirname, '..', '..');
const cli = join(root, 'node_modules', 'aws-cdk', 'bin', 'cdk');

/** The stack of the table, and the one of the API and functions. */
const stacks = 2;

/** The emulator runs functions on this machine. It does not support alarms over several metrics. */
const usual = { processor: process.arch };
/** A public host, which the description lists as a server. */
export const publicHost = 'api.equipment.test';
/** The two functions that describe the interface. */
export const changedFunctions = ['service.openapi', 'service.openapiYaml'];
/** Deploys existing bundles, which the context names, with `app.ts`. */
const withBundles = ['--app', `node ${join('test', 'deploy', 'app.ts')}`];

const contextOf = (context: Record<string, string>) =>
  Object.entries(context).flatMap(([name, value]) => ['--context', `${name}=${value}`]);

/** The outputs of the deployed stacks. */
export interface Deployment {
  /** The stack of API and functions. */
  stack: string;
  apiUrl: string;
  tableName: string;
  bucketName: string;
}

/** The CDK's command line, against an emulator and with all its files in a folder. */
export function cdkOf(emulator: Emulator, folder: string) {
  const assembly = join(folder, 'cdk.out');
  const changedAssembly = join(folder, 'changed.out');
  const movedAssembly = join(folder, 'moved.out');
  const bundles = join(assembly, 'bundles');
  const env = {
    ...emulator.env,
    CDK_DISABLE_VERSION_CHECK: 'true',
    CDK_DISABLE_CLI_TELEMETRY: 'true',
  };
  const cdkIn = (cwd: string, ...args: string[]) =>
    run(process.execPath, [cli, '--no-notices', '--no-color', ...args], { env, cwd });
  const cdk = (...args: string[]) => cdkIn(root, ...args);

  const bootstrap = async () => {
    // In a folder without an app, the CLI does not synthesise one.
    await cdkIn(folder, 'bootstrap', `aws://${account.id}/${account.region}`);
  };

  // With --ci, all output goes to stdout.
  const deployTo = (...args: string[]) =>
    cdk(...['deploy', '--all', '--ci', '--require-approval', 'never'], ...args);
  const deployAs = (context: Record<string, string>, output: string, ...args: string[]) =>
    deployTo('--output', output, ...contextOf(context), ...args);
  const outputsFile = join(folder, 'outputs.json');

  const deploy = async (): Promise<Deployment> => {
    await deployAs(usual, assembly, '--outputs-file', outputsFile);
    return readOutputs(outputsFile);
  };

  const expectNoChange = async () => {
    const output = await deployAs({ ...usual, bundles }, join(folder, 'again.out'), ...withBundles);
    const unchanged = output.match(/\(no changes\)/g) ?? [];
    if (unchanged.length !== stacks) throw new Error(`${output}\nA stack was changed again.`);
  };

  /** Deploys with a public host, which only two functions contain: all others are built again, and stay the same. */
  const change = async () => {
    await deployAs({ ...usual, productionHost: publicHost }, changedAssembly);
  };

  /** Deploys the original functions with a resource that fails after them, and expects a rollback. */
  const expectRollback = async () => {
    await breakAfterFunctions(assembly);
    const output = await deployTo('--app', assembly).catch((error: Error) => error.message);
    // The CLI cuts off long words in its table of events.
    if (!output.includes('UPDATE_ROLLBACK_COMPLET')) {
      throw new Error(`${output}\nA failed deployment was not rolled back.`);
    }
  };

  /** Deploys the stage on another table, with the existing bundles. */
  const move = async (data: Record<string, string>): Promise<Deployment> => {
    const context = { ...usual, ...data, bundles };
    await deployAs(context, movedAssembly, ...withBundles, '--outputs-file', outputsFile);
    return readOutputs(outputsFile);
  };

  const destroy = () => cdk('destroy', '--all', '--force', '--app', movedAssembly);

  return { bootstrap, deploy, expectNoChange, change, expectRollback, move, destroy };
}

/** An alarm over several metrics, which the emulator does not support. */
const broken = {
  ComparisonOperator: 'GreaterThanThreshold',
  EvaluationPeriods: 1,
  Metrics: [{ Id: 'one', Expression: '1' }],
};

/** Reads the outputs of the deployed stacks. */
async function readOutputs(file: string): Promise<Deployment> {
  const outputs: Record<string, Record<string, string>> = JSON.parse(await readFile(file, 'utf8'));
  for (const [stack, named] of Object.entries(outputs)) {
    const { ApiUrl: apiUrl, TableName: tableName, BucketName: bucketName } = named;
    if (apiUrl && tableName && bucketName) return { stack, apiUrl, tableName, bucketName };
  }
  throw new Error('No stack says where the API is.');
}

/** Adds a resource that fails to a stack, after all nested stacks, whose functions have changed by then. */
async function breakAfterFunctions(assembly: string): Promise<void> {
  const file = join(assembly, 'Equipment-dev.template.json');
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
  await renameTemplate(assembly);
}

/** Renames the template of a stack, because the bucket already has one with its name. */
async function renameTemplate(assembly: string): Promise<void> {
  const manifest = join(assembly, 'manifest.json');
  const { artifacts } = JSON.parse(await readFile(manifest, 'utf8'));
  const url = String(artifacts['Equipment-dev'].properties.stackTemplateAssetObjectUrl);
  const [name] = /[0-9a-f]{64}(?=\.json$)/.exec(url) ?? [];
  if (!name) throw new Error(`The template has no name in ${url}.`);
  for (const file of [manifest, join(assembly, 'Equipment-dev.assets.json')]) {
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(name, [...name].reverse().join('')));
  }
}
