import { listOf } from '#shared/fields/record.ts';
import { exchangedItemsMax } from '#shared/limits.ts';
import { recordRoutes } from '#shared/records/routes.ts';
import { route } from '#shared/routes/route.ts';
import { read, write } from './access.ts';
import { Issue, IssueCreate, IssueQuery, IssueStatusBody, IssueUpdate } from './fields.ts';

const records = recordRoutes('issue', { read, write });

export const list = records.list({ query: IssueQuery, data: listOf(Issue) });

export const create = route(write, {
  method: 'POST',
  path: '/v1/issues',
  summary: 'Report an issue',
  body: IssueCreate,
  data: Issue,
});

export const get = records.get({ data: Issue });

export const update = records.update({
  description: `A closed issue cannot be changed. One call can add and remove at most ${exchangedItemsMax} items together.`,
  refuses: ['issue_closed'],
  body: IssueUpdate,
  data: Issue,
});

export const setStatus = route(write, {
  method: 'POST',
  path: '/v1/issues/{id}/status',
  summary: 'Set the status of an issue',
  description:
    'Open, in progress and on hold in any order; any of them to closed, and closed to open. ' +
    'Closing releases the holds on its items.',
  refuses: ['invalid_transition'],
  body: IssueStatusBody,
  bodyOf: Issue,
  data: Issue,
});

export const remove = records.remove({
  description: 'Releases the holds on its items, as closing does.',
});

export const restore = records.restore({ data: Issue });

export const history = records.history();
