/** The percentages of the monthly budget above which somebody is called: of the forecast, and of the cost so far. */
export const budgetPercents = { FORECASTED: 120, ACTUAL: 100 };
/** The section of docs/runbook.md about the budget, which is not among the alarms. */
export const billSection = 'the-bill';
