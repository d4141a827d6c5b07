import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const app = join(root, 'test', 'deploy', 'app.ts');

/** The account and region of prod. */
export const pinned = { prod: { account: '111122223333', region: 'eu-central-1' } };

const settings = {
  stage: 'prod',
  environments: pinned,
  backupCopyVault: 'arn:aws:backup:eu-west-1:444455556666:backup-vault:copies',
  mailFrom: 'Depot <mail@mails.equipment.test>',
  pageAddress: 'on-call@depot.test',
  monthlyBudget: 100,
  domain: 'api.equipment.test',
  hostedZoneId: 'Z0123456789',
  hostedZoneName: 'equipment.test',
  deletedDays: 90,
  historyDays: 1095,
  originSecrets: 'equipment/prod/origin-2,equipment/prod/origin-1',
  // Those of dev, which only lack the host of prod; to build them again takes ten seconds.
  bundles: join(inject('service').folder, 'cdk.out', 'bundles'),
};

const folder = join(inject('service').folder, 'prod');
/** The output of the synthesis. It is written last, so that it also marks the end. */
const printedFile = join(folder, 'printed.txt');

/**
 * The stacks of prod with every setting of the context, and the output of the synthesis. It is slow, so
 * that all workers of a run share the result of the first one.
 */
export async function prodStacks(): Promise<{ folder: string; printed: string }> {
  const isFirst = (await mkdir(folder, { recursive: true })) !== undefined;
  if (isFirst) await writeFile(printedFile, await synthesise(settings));
  while (!existsSync(printedFile)) await setTimeout(100);
  return { folder, printed: await readFile(printedFile, 'utf8') };
}

/** Synthesises stacks with a context, which `cdk synth` would read from cdk.json and the command line. */
async function synthesise(context: object): Promise<string> {
  const { context: common } = JSON.parse(await readFile(join(root, 'cdk.json'), 'utf8'));
  const env = {
    ...process.env,
    CDK_OUTDIR: folder,
    CDK_CONTEXT_JSON: JSON.stringify({ ...common, ...context }),
  };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [app], { env });
  return stdout + stderr;
}
