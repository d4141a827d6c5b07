import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { type Part, readPart } from '#console/api/part.ts';
import type { Checkout, Issue, Item } from '#console/api/records.ts';
import { canRead } from '#console/api/session.ts';
import { readItems } from '#console/pages/selection/bulk-calls.ts';

interface ReportData {
  /** Absent where the member has no access to them. */
  checkouts: Part<Checkout> | undefined;
  issues: Part<Issue> | undefined;
  /** The items that have not changed for the longest time, since every checkout changes an item. */
  items: Part<Item> | undefined;
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

function readCheckouts(start: number, signal: AbortSignal): Promise<Part<Checkout>> {
  const window = { from: new Date(start).toISOString(), to: new Date().toISOString() };
  return readPart((part) => {
    const query = { ...window, ...part, order: '-created_at' } as const;
    return page(api, '/v1/checkouts', { query, signal });
  }, 2);
}

function readIssues(signal: AbortSignal): Promise<Part<Issue>> {
  return readPart((part) => {
    const query = { ...part, order: '-created_at' } as const;
    return page(api, '/v1/issues', { query, signal });
  });
}

function readOldest(signal: AbortSignal): Promise<Part<Item>> {
  return readPart((part) => {
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
