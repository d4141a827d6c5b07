import type * as z from 'zod/mini';
import {
  textParameter,
  timeParameter,
  trueParameter,
  wordParameter,
} from '#shared/fields/parameters.ts';
import { deletedFilter, partyFilters, syncedQuery } from '#shared/fields/query.ts';
import { issueOrders, issueStatuses, priorities } from './fields.ts';

export const IssueQuery = syncedQuery(issueOrders, {
  q: textParameter(),
  ...partyFilters,
  status: wordParameter(issueStatuses),
  priority: wordParameter(priorities),
  unsolved: trueParameter(),
  overdue: trueParameter(),
  deadline_before: timeParameter(),
  ...deletedFilter,
});
export type IssueQuery = z.output<typeof IssueQuery>;
