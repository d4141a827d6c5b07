import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import recommended from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import { beforeAll, expect, inject, test } from 'vitest';
import { usualConflicts } from '../support/store/conflicts.ts';
import { prodStacks } from './prod.ts';
import { readTemplates, resourcesOf, type Template } from './read-template.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (...path: string[]) =>
  readFileSync(join(root, ...path), 'utf8').replaceAll(/\n */g, ' ');
const scale = read('docs', 'scale.md');
const decision = read('docs', 'decisions', '0031-stacks-by-family.md');

const dev = readTemplates(join(inject('service').folder, 'cdk.out'));
let prod: ReturnType<typeof readTemplates>;

beforeAll(async () => {
  prod = readTemplates((await prodStacks()).folder);
}, 300_000);

const sizeOf = (template: Template) => Object.keys(template.Resources).length;
const largestOf = (templates: readonly Template[]) => Math.max(...templates.map(sizeOf));

test('docs/scale.md has the number of metrics of the alarms, and what they and an idle stage cost', () => {
  const alarms = resourcesOf(prod.service, 'CloudWatch::Alarm');
  const metrics = alarms.flatMap(({ Properties }) =>
    Properties.Metrics.filter((one: object) => 'MetricStat' in one),
  ).length;
  const dollars = ((metrics - 10) / 10).toFixed(2);
  expect(scale).toContain(
    `| alarms: ${metrics} metrics at 0.10, ten of them free | – | ${dollars} | ${dollars} |`,
  );
  const [, table = ''] = scale.split('What an idle stage costs');
  const rows = table.matchAll(/\| [^|]+ \| ([\d.–]+) \| ([\d.–]+) \| ([\d.–]+) \|/g);
  const sums = [...rows].reduce(
    (sum, row) => sum.map((cents, index) => cents + centsOf(row[index + 1])),
    [0, 0, 0],
  );
  const together = sums.map((cents) => `**${(cents / 100).toFixed(2)}**`).join(' | ');
  expect(scale).toContain(`| **together** | ${together} |`);
});

function centsOf(dollars = '–'): number {
  return dollars === '–' ? 0 : Math.round(100 * Number(dollars));
}

test('docs/scale.md says what the backups of a GB cost, each of which is a full one', () => {
  const [plan] = resourcesOf(prod.data, 'Backup::BackupPlan');
  const [rule] = plan?.Properties.BackupPlan.BackupPlanRule ?? [];
  const { DeleteAfterDays: days } = rule.Lifecycle;
  const { DeleteAfterDays: copyDays } = rule.CopyActions[0].Lifecycle;
  expect(scale).toContain(`and ${(days / 10).toFixed(2)} in backups.`);
  expect(scale).toContain(`a GB, and ${days} are kept.`);
  expect(scale).toContain(
    `Copies add ${(copyDays / 10).toFixed(2)} in the other account, which keeps ${copyDays},`,
  );
});

test('docs/scale.md says how long conflicts hold rows in the model behind its numbers', () => {
  const [least, most] = usualConflicts.milliseconds;
  expect(scale).toContain(`each holding them for ${least} to ${most} ms`);
});

test('docs/first-deployment.md says how much concurrency is reserved', () => {
  const reserved = resourcesOf(prod.service, 'Lambda::Function').map(
    ({ Properties }) => Properties.ReservedConcurrentExecutions ?? 0,
  );
  const sum = reserved.reduce((one, other) => one + other, 0);
  expect(read('docs', 'first-deployment.md')).toContain(`\`prod\` reserves ${sum} for`);
});

test('decision 31 says how large the largest stack is, and all of them together', () => {
  const all = [prod.data, ...prod.service].reduce((sum, one) => sum + sizeOf(one), 0);
  expect(decision).toContain(
    `has ${largestOf(dev.nested)} resources, and ${largestOf(prod.nested)} in \`prod\``,
  );
  const hundreds = (Math.round(all / 100) * 100).toLocaleString('en');
  expect(decision).toContain(`today it is some ${hundreds} in \`prod\``);
});

test('the app sets the feature flags that its version of the CDK recommends', () => {
  const { context } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8'));
  expect(context).toMatchObject(recommended);
});
