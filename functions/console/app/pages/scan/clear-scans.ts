import { formatCount } from '#console/format-count.ts';
import { showToast } from '#console/ui/toast.tsx';
import type { Scans } from './scans.ts';

/** Clears the scans, with an undo. */
export function clearScans(scans: Scans): void {
  const before = scans.list.get();
  scans.clear();
  showToast(`${formatCount(before.length, 'label')} removed.`, async () => {
    for (const { label } of before.toReversed()) scans.add(label);
  });
}
