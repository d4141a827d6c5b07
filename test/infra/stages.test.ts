import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readTemplate, resourcesOf, type Template } from './read-template.ts';

const app = join(import.meta.dirname, '..', '..', 'infra', 'app.ts');
const dev = join(inject('service').folder, 'cdk.out');
let prod: string;

beforeAll(async () => {
  prod = await mkdtemp(join(tmpdir(), 'equipment-prod-'));
  await synthesise(prod, 'prod');
});

afterAll(() => rm(prod, { recursive: true, force: true }));

/** As `cdk synth --context stage=<stage>` does. */
function synthesise(folder: string, stage: string) {
  const env = { ...process.env, CDK_OUTDIR: folder, CDK_CONTEXT_JSON: JSON.stringify({ stage }) };
  return promisify(execFile)(process.execPath, [app], { env });
}

function tableOf(template: Template) {
  const [table] = resourcesOf(template, 'DynamoDB::GlobalTable');
  if (!table) throw new Error('There is no table.');
  const [replica] = table.Properties.Replicas;
  return { ...table, replica };
}

test('dev is removed without a trace', () => {
  const template = readTemplate(dev);
  const table = tableOf(template);
  expect(table.DeletionPolicy).toBe('Delete');
  expect(table.replica.DeletionProtectionEnabled ?? false).toBe(false);
  for (const group of resourcesOf(template, 'Logs::LogGroup')) {
    expect(group.DeletionPolicy).toBe('Delete');
  }
});

describe('prod', () => {
  test('keeps its table: point-in-time recovery, and no deletion', () => {
    const table = tableOf(readTemplate(prod));
    expect(table.DeletionPolicy).toBe('Retain');
    expect(table.replica).toMatchObject({
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    });
  });

  test('keeps its logs for a year', () => {
    for (const group of resourcesOf(readTemplate(prod), 'Logs::LogGroup')) {
      expect(group).toMatchObject({
        DeletionPolicy: 'Retain',
        Properties: { RetentionInDays: 365 },
      });
    }
  });
});

test.each(['dev', 'prod'])('%s expires rows and streams both images of every write', (stage) => {
  const { Properties } = tableOf(readTemplate(stage === 'dev' ? dev : prod));
  expect(Properties).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
  });
});

test.each(['dev', 'prod'])(
  '%s breaks no rule of cdk-nag that is not acknowledged',
  async (stage) => {
    const folder = stage === 'dev' ? dev : prod;
    const report = JSON.parse(await readFile(join(folder, 'validation-report.json'), 'utf8'));
    expect(report.pluginReports).toEqual([]);
  },
);

test('refuses a stage that there is not', async () => {
  await expect(synthesise(prod, 'production')).rejects.toThrow(
    "'stage' has to be one of dev, prod",
  );
});
