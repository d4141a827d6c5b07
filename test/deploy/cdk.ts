import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../support/steps.ts';
import { account, type Emulator } from './emulator.ts';

const root = join(import.meta.dirname, '..', '..');
const cli = join(root, 'node_modules', '.bin', 'cdk');

/** What a deployed stack says of itself. */
export interface Deployed {
  stack: string;
  apiUrl: string;
  tableName: string;
}

/** The CDK's command line, against an emulator and with all its files in a folder. */
export function cdkOf(emulator: Emulator, folder: string) {
  const assembly = join(folder, 'cdk.out');
  const env = {
    ...emulator.env,
    CDK_DISABLE_VERSION_CHECK: 'true',
    CDK_DISABLE_CLI_TELEMETRY: 'true',
  };
  const cdk = (...args: string[]) => run(cli, ['--no-notices', '--no-color', ...args], { env });

  const bootstrap = async () => {
    const template = join(folder, 'bootstrap.yaml');
    await writeFile(template, allowPlainHttp(await cdk('bootstrap', '--show-template')));
    await cdk('bootstrap', `aws://${account.id}/${account.region}`, '--template', template);
  };

  const deploy = async (): Promise<Deployed> => {
    const file = join(folder, 'outputs.json');
    const approval = ['--require-approval', 'never'];
    await cdk('deploy', '--output', assembly, ...approval, '--outputs-file', file);
    const [deployed] = Object.entries<Record<string, string>>(
      JSON.parse(await readFile(file, 'utf8')),
    );
    if (!deployed) throw new Error('The stack has no outputs.');
    const [stack, { ApiUrl: apiUrl = '', TableName: tableName = '' }] = deployed;
    return { stack, apiUrl, tableName };
  };

  const expectNoChange = async () => {
    const text = await run(
      cli,
      ['deploy', '--no-color', '--ci', '--output', assembly, '--require-approval', 'never'],
      { env },
    );
    if (!text.includes('(no changes)')) throw new Error(`${text}\nThe stack was deployed again.`);
  };

  const destroy = () => cdk('destroy', '--app', assembly, '--all', '--force');

  return { bootstrap, deploy, expectNoChange, destroy };
}

/** The bucket of the assets refuses what does not come over TLS, and the emulator has none. */
function allowPlainHttp(template: string): string {
  const refusal = 'aws:SecureTransport: "false"';
  if (!template.includes(refusal)) throw new Error('The bootstrap template is another one.');
  return template.replace(refusal, 'aws:SecureTransport: never');
}
