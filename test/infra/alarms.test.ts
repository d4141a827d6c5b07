import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { billSection, budgetPercents } from '#infra/alarms/bill.ts';
import { thresholdText } from '#infra/alarms/declaration.ts';
import { alarms, rollbackAlarms } from '#infra/alarms/list.ts';
import { questions } from '#infra/alarms/questions.ts';

const runbook = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'runbook.md'), 'utf8');
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');
const sections = new Map(
  runbook
    .split(/^## /m)
    .slice(1)
    .map((text) => [slugOf(text.slice(0, text.indexOf('\n'))), text] as const),
);
const used = new Set(alarms.map(([, { section }]) => section));

describe.each(alarms)('%s', (name, alarm) => {
  test('has a section in the runbook, which states its threshold', () => {
    const line = `- \`${name}\`: ${thresholdText(alarm)}.`;
    const rollback = ' It rolls back a deployment that is in progress.';
    expect(sections.get(alarm.section)).toContain(`${line}${alarm.rollsBack ? rollback : ''}\n`);
  });

  test('uses all of its metrics in its expression, and has at most ten', () => {
    const ids = Object.keys(alarm.metrics);
    expect(ids.length).toBeLessThanOrEqual(10);
    const named = [...(alarm.expression ?? ids.join()).matchAll(/\b[a-z]\w*/g)].map(([id]) => id);
    expect(new Set(named)).toEqual(new Set(ids));
  });
});

test.each(alarms.filter(([, { isSilenceBad }]) => isSilenceBad))(
  '%s has a single metric, since data of another one would hide that it is missing',
  (_name, { metrics }) => {
    expect(Object.keys(metrics)).toHaveLength(1);
  },
);

test.each([...sections])(
  '%s says what it means, what to look at, what to do, and when it is over',
  (section, text) => {
    expect([...text.matchAll(/^\*\*(.+?)\.\*\*/gm)].map(([, part]) => part)).toEqual([
      'It means',
      'Look at',
      'Do',
      'Resolved when',
    ]);
    // Each section has a command to paste, unless the dashboard shows everything.
    if (section !== 'functions-refused') expect(text).toMatch(/^```/m);
  },
);

test('the runbook has a section for each alarm and for the bill, and no other', () => {
  expect([...sections.keys()].sort()).toEqual([...used, billSection].sort());
  const { FORECASTED, ACTUAL } = budgetPercents;
  expect(sections.get(billSection)).toContain(
    `forecast of the month is above ${FORECASTED} % of it, or its cost above ${ACTUAL} %.`,
  );
});

test('the dashboard has a question for each section that an alarm links to', () => {
  expect(Object.keys(questions).sort()).toEqual([...used].sort());
});

test('the question about a throttled index is answered with all that its alarms look at', () => {
  const answer = questions['store-throttles']?.expression('Equipment-prod');
  const ofSection = alarms.filter(([, { section }]) => section === 'store-throttles');
  const metrics = ofSection.flatMap(([, alarm]) => Object.values(alarm.metrics));
  for (const { name } of metrics) expect(answer).toContain(`MetricName="${name}"`);
});

test('links within the runbook point to its sections', () => {
  for (const [, section = ''] of runbook.matchAll(/\(#([\w-]+)\)/g)) {
    expect([...sections.keys()]).toContain(section);
  }
});

test('errors that customers get, and crashes, roll back a deployment', () => {
  expect(rollbackAlarms).toEqual(['customers-get-errors', 'functions-crash']);
});
