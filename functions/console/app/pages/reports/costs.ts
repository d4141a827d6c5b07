import type { Issue } from '#console/api/records.ts';
import type { Span } from './spans.ts';

/** The cost of a group of issues. */
export interface Cost {
  label: string;
  name: string;
  amount: number;
}

const timeOf = ({ occurred_at, created_at }: Issue) => Date.parse(occurred_at ?? created_at);

/** The total cost of issues. Adds hundredths, so that sums of money are exact. */
export function sumOfCosts(issues: readonly Issue[]): number {
  return issues.reduce((sum, { cost }) => sum + Math.round((cost ?? 0) * 100), 0) / 100;
}

/** The issues of a window whose cost is known. */
export function issuesWithCost(
  issues: readonly Issue[],
  { start, end }: Pick<Span, 'start' | 'end'>,
): Issue[] {
  return issues.filter((issue) => {
    const at = timeOf(issue);
    return issue.cost !== null && at >= start && at < end;
  });
}

export function costBySpan(issues: readonly Issue[], spans: readonly Span[]): Cost[] {
  return spans.map((span) => ({
    label: span.label,
    name: span.name,
    amount: sumOfCosts(issuesWithCost(issues, span)),
  }));
}

/** The costs of issues by the category of their first item, the highest first. */
export function costByCategory(
  issues: readonly Issue[],
  categories: ReadonlyMap<number, string | null>,
): Cost[] {
  const groups = Map.groupBy(issues, ({ iid: [first] }) => {
    return (first !== undefined && categories.get(first)) || 'Without a category';
  });
  return [...groups]
    .map(([label, own]) => ({ label, name: label, amount: sumOfCosts(own) }))
    .toSorted((a, b) => b.amount - a.amount);
}
