/** The percentage of the monthly budget at which somebody is called. */
export const budgetPercent = 120;
/** The section of docs/runbook.md about the budget, which is not among the alarms. */
export const billSection = 'the-bill';
