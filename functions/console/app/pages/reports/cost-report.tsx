import { useState } from 'preact/hooks';
import type { FirstRecords } from '#console/api/first-records.ts';
import type { Issue } from '#console/api/records.ts';
import { canRead } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { formatAmount } from '#console/numbers.ts';
import { ChoiceField } from '#console/ui/field.tsx';
import { LoadNotice } from '#console/ui/states.tsx';
import { type Cost, costByCategory, costBySpan, issuesWithCost, sumOfCosts } from './costs.ts';
import { PartNote } from './part-note.tsx';
import { readCategories } from './read-reports.ts';
import { Report } from './report.tsx';
import type { Span } from './spans.ts';

interface CostReportProps {
  issues: FirstRecords<Issue>;
  spans: readonly Span[];
  period: string;
}

const ways = [
  ['time', 'Time'],
  ['category', 'Category of the item'],
] as const;
type Way = (typeof ways)[number][0];

/** The costs of issues, over time or by category of the broken item. */
export function CostReport({ issues, spans, period }: CostReportProps) {
  const [by, setBy] = useState<Way>('time');
  const fields = {
    values: { by },
    set: (_name: 'by', value: Way) => setBy(value),
    errorOf: () => undefined,
  };
  const window = { start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 };
  const costly = issuesWithCost(issues.records, window);
  const isByCategory = by === 'category';
  // The categories cost further calls: load them on request only.
  const result = useLoad(
    async (signal) => (isByCategory ? readCategories(costly, signal) : undefined),
    [by, period],
  );
  const { data } = result;
  const categories = data === undefined ? [] : costByCategory(costly, data);
  const costs = isByCategory ? categories : costBySpan(costly, spans);
  return (
    <Report
      title="Cost of issues"
      summary={summaryOf(costly, costs, period)}
      rows={costs.map(({ label, amount }) => ({ label, value: amount }))}
      columns={[isByCategory ? 'Category' : 'From', 'Cost']}
      format={formatAmount}
      isHorizontal={isByCategory}
    >
      <PartNote part={issues} noun="issues" />
      <LoadNotice result={result} />
      {canRead('content.items') && (
        <ChoiceField form={fields} name="by" label="Show the cost by" options={ways} />
      )}
    </Report>
  );
}

function summaryOf(issues: readonly Issue[], costs: readonly Cost[], period: string): string {
  const sum = sumOfCosts(issues);
  if (sum === 0) return `No issue in ${period} has a cost.`;
  const [most] = costs.toSorted((a, b) => b.amount - a.amount);
  const peak = most ? ` Most of it: ${most.name}, with ${formatAmount(most.amount)}.` : '';
  return `Issues in ${period} cost ${formatAmount(sum)}.${peak}`;
}
