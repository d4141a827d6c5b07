import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { type FirstRecords, readFirstRecords } from '#console/api/first-records.ts';
import type { Checkout, Issue, Item } from '#console/api/records.ts';
import { canRead } from '#console/api/session.ts';
import { readItems } from '#console/pages/selection/bulk-calls.ts';

interface ReportData {
  /** Absent where the member has no access to them. */
  checkouts: FirstRecords<Checkout> | undefined;
  issues: FirstRecords<Issue> | undefined;
  /** The items that have not changed for the longest time, since every checkout changes an item. */
  items: FirstRecords<Item> | undefined;
}

/** Reads the data of all reports in a window, with at most four calls. */
export async function readReports(start: number, signal: AbortSignal): Promise<ReportData> {
  const [checkouts, issues, items] = await Promise.all([
    canRead('action.checkout') ? readCheckouts(start, signal) : undefined,
    canRead('action.issue') ? readIssues(signal) : undefined,
    canRead('action.checkout') && canRead('content.items') ? readOldest(signal) : undefined,
  ]);
  return { checkouts, issues, items };
}

function readCheckouts(start: number, signal: AbortSignal): Promise<FirstRecords<Checkout>> {
  const window = { from: new Date(start).toISOString(), to: new Date().toISOString() };
  return readFirstRecords((part) => {
    const query = { ...window, ...part, order: '-created_at' } as const;
    return page(api, '/v1/checkouts', { query, signal });
  }, 2);
}

function readIssues(signal: AbortSignal): Promise<FirstRecords<Issue>> {
  return readFirstRecords((part) => {
    const query = { ...part, order: '-created_at' } as const;
    return page(api, '/v1/issues', { query, signal });
  });
}

function readOldest(signal: AbortSignal): Promise<FirstRecords<Item>> {
  return readFirstRecords((part) => {
    const query = { ...part, display: 'active', order: 'updated_at' } as const;
    return page(api, '/v1/items', { query, signal });
  });
}

/** The category of each issue's first item. */
export async function readCategories(
  issues: readonly Issue[],
  signal: AbortSignal,
): Promise<Map<number, string | null>> {
  const ids = new Set(issues.flatMap(({ iid }) => iid.slice(0, 1)));
  const items = await readItems([...ids], signal);
  return new Map(items.map(({ id, type }) => [id, type]));
}
