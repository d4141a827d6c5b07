import type { Client } from '../../support/http.ts';
import { withRetry } from '../../support/with-retry.ts';

type Value = number | string | boolean;

/** The values of records and lists that writes may change. */
export type Snapshot = ReadonlyMap<string, Value>;

/** Reads records and lists: the total of a list, and the states and counts of a record. */
export async function takeSnapshot(
  api: Client,
  paths: readonly string[],
  isIncluded = (_path: string) => true,
): Promise<Snapshot> {
  const entries = paths.map(async (path, index) => {
    const values = isIncluded(path) ? await snapshotOf(api, path) : [];
    return values.map(([name, value]): [string, Value] => [
      `${index} ${kindOf(path)} ${name}`,
      value,
    ]);
  });
  return new Map((await Promise.all(entries)).flat());
}

async function snapshotOf(api: Client, path: string): Promise<[string, Value][]> {
  // No fault is injected here; a machine under load can still be too busy.
  const { status, body } = await withRetry(() => api.get(path));
  if (status === 404) return [['exists', false]];
  if (status !== 200) throw new Error(`${path} answers ${status}: ${JSON.stringify(body)}`);
  const total = body.meta.pagination?.total;
  if (typeof total === 'number') return [['total', total], ...requestsOf(body.data)];
  const values = Object.entries(body.data).filter((entry): entry is [string, Value] =>
    isChangedByWrites(entry),
  );
  return [['exists', true], ...values];
}

/** The number of requested deliveries in a list. */
function requestsOf(entries: readonly { requests?: number }[]): [string, Value][] {
  const counts = entries.flatMap(({ requests }) => requests ?? []);
  return counts.length > 0 ? [['requests', counts.reduce((sum, one) => sum + one, 0)]] : [];
}

const states = ['condition', 'availability', 'status', 'completed_as', 'complete_as'];

function isChangedByWrites([name, value]: [string, unknown]): boolean {
  if (typeof value === 'boolean' || states.includes(name)) return true;
  return name === 'version' || name === 'inventory_quantity' || name.endsWith('_count');
}

/** A path without its ids and words, which are new each time. */
function kindOf(path: string): string {
  return path.replaceAll(/\bw?[0-9a-f]{32}\d*|\d+(?=\/|$|&)/g, '…');
}

/** What changed between two snapshots: numbers by how much, and states from and to. */
export function difference(before: Snapshot, after: Snapshot): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old === now) return [];
    const isCount = typeof old === 'number' && typeof now === 'number';
    return [isCount ? `${name} by ${now - old}` : `${name} from ${old} to ${now}`];
  });
}
