/** One promise of the service in figures: what was measured beside what is allowed. */
export interface Budget {
  name: string;
  measured: number;
  budget: number;
}

/** Whether a measurement keeps its budget. */
export function isKept({ measured, budget }: Budget): boolean {
  return measured <= budget;
}

/** A budget as one line: name, measured, budget, and ok or over. */
export function lineOf(budget: Budget): string {
  const figures = [budget.measured, budget.budget].map((figure) =>
    String(rounded(figure)).padStart(8),
  );
  return `${budget.name.padEnd(58)}${figures.join('')}  ${isKept(budget) ? 'ok' : 'over'}`;
}

function rounded(figure: number): number {
  return Math.round(figure * 100) / 100;
}
