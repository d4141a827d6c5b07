/** A measured figure of the service, and the most that is allowed. */
export interface Budget {
  name: string;
  measured: number;
  budget: number;
  /** Whether the call timed out, so that the measured cost is too low. */
  isLate?: boolean;
}

/** Whether a measurement keeps its budget. */
export function isMet({ measured, budget, isLate }: Budget): boolean {
  return measured <= budget && !isLate;
}

/** A budget as one line: name, measured, budget, and ok or over, or late. */
export function lineOf(budget: Budget): string {
  const figures = [budget.measured, budget.budget].map((figure) =>
    String(rounded(figure)).padStart(8),
  );
  const verdict = isMet(budget) ? 'ok' : budget.isLate ? 'late' : 'over';
  return `${budget.name.padEnd(66)}${figures.join('')}  ${verdict}`;
}

function rounded(figure: number): number {
  return Math.round(figure * 100) / 100;
}
