import { useState } from 'preact/hooks';
import { exportFound } from '#console/pages/selection/export-items.ts';
import { showProblem } from '#console/ui/toast.tsx';
import type { ItemQuery } from './item-query.ts';

interface ExportAllProps {
  total: number;
  query: ItemQuery;
}

/** Saves all items that the filters find as CSV. */
export function ExportAll({ total, query }: ExportAllProps) {
  const [isBusy, setBusy] = useState(false);
  const run = () => {
    setBusy(true);
    exportFound(query)
      .catch(showProblem)
      .finally(() => setBusy(false));
  };
  return (
    <button type="button" class="quiet" disabled={isBusy} onClick={run}>
      {isBusy ? 'Exporting …' : `Export all ${total.toLocaleString('en')}`}
    </button>
  );
}
