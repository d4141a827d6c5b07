import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..', '..');
const app = join(root, 'infra', 'app.ts');

/** Where prod is. */
export const pinned = { prod: { account: '111122223333', region: 'eu-central-1' } };

const settings = {
  stage: 'prod',
  environments: pinned,
  productionHost: 'api.equipment.test',
  backupCopyVault: 'arn:aws:backup:eu-west-1:444455556666:backup-vault:copies',
  mailFrom: 'Depot <mail@mails.equipment.test>',
  pageAddress: 'on-call@depot.test',
  monthlyBudget: 100,
  domain: 'api.equipment.test',
  hostedZoneId: 'Z0123456789',
  hostedZoneName: 'equipment.test',
  originSecrets: 'equipment/prod/origin-2,equipment/prod/origin-1',
};

/** Synthesises stacks with a context, as `cdk synth` hands over what cdk.json and the command line say. */
async function synthesise(context: object) {
  const folder = await mkdtemp(join(tmpdir(), 'equipment-prod-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { context: common } = JSON.parse(await readFile(join(root, 'cdk.json'), 'utf8'));
  const env = {
    ...process.env,
    CDK_OUTDIR: folder,
    CDK_CONTEXT_JSON: JSON.stringify({ ...common, ...context }),
  };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [app], { env });
  return { folder, printed: stdout + stderr };
}

let synthesised: ReturnType<typeof synthesise> | undefined;

/** The stacks of prod, with all that a context may ask for. Files of one process share them. */
export function prodStacks() {
  synthesised ??= synthesise(settings);
  return synthesised;
}
