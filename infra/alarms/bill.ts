/** The share of the month's budget, in percent, at which the bill is a page. */
export const budgetPercent = 120;
/** The page of the bill, which no alarm but a budget raises. */
export const billSection = 'the-bill';
