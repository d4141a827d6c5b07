import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import type { HistoryEntry, Kit } from '#console/api/records.ts';
import { usePages } from '#console/api/use-pages.ts';
import { firstEntries, HistoryEntries } from '#console/ui/history-entries.tsx';

/** The history of a kit, newest first. */
export function KitHistory({ kit: { id, version } }: { kit: Kit }) {
  const entries = usePages(
    (query, signal) =>
      page(api, '/v1/kits/{id}/history', { path: { id }, query, ...(signal ? { signal } : {}) }),
    firstEntries,
    [id, version],
  );
  return (
    <section class="card wide" aria-labelledby="history-title">
      <h2 id="history-title">History</h2>
      <HistoryEntries entries={entries} sentenceOf={sentenceOf} />
    </section>
  );
}

const verbs: Record<string, string> = {
  create: 'added this kit',
  delete: 'deleted this kit',
  restore: 'restored this kit',
};

const nouns: Record<string, string> = {
  iid: 'items',
  lines: 'quantities',
  external_ref: 'external reference',
};

function sentenceOf({ action, changes }: HistoryEntry): string {
  if (verbs[action]) return `${verbs[action]}.`;
  const fields = changes.map(({ field }) => field.split('.')[0] ?? field);
  const names = [...new Set(fields)].map((field) => nouns[field] ?? field);
  return names.length === 0 ? 'updated this kit.' : `updated this kit: ${names.join(', ')}.`;
}
