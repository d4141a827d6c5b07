import type { Client } from '#client/client.ts';
import { pages } from '#client/pages.ts';
import type { Issue } from '#console/api/records.ts';

/** The open issues whose deadline has passed, by deadline; closed ones are many, and not read. */
export async function readOverdueIssues(client: Client, signal?: AbortSignal): Promise<Issue[]> {
  const found = await Promise.all(openStatuses.map((status) => readStatus(client, status, signal)));
  return found.flat().sort((one, other) => deadlineOf(one) - deadlineOf(other));
}

const openStatuses = ['open', 'in_progress', 'on_hold'] as const;

async function readStatus(
  client: Client,
  status: (typeof openStatuses)[number],
  signal: AbortSignal | undefined,
): Promise<Issue[]> {
  const found: Issue[] = [];
  const query = { limit: 200, sort: 'deadline', status } as const;
  const options = { query, ...(signal ? { signal } : {}) };
  for await (const issue of pages(client, '/v1/issues', options)) {
    // Later deadlines follow, then issues without one.
    if (!issue.overdue) break;
    found.push(issue);
  }
  return found;
}

const deadlineOf = ({ deadline }: Issue) => Date.parse(deadline ?? '');
