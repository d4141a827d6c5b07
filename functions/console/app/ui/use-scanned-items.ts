import { useRef, useState } from 'preact/hooks';
import { findByLabel } from '#console/api/find-by-label.ts';
import type { Item } from '#console/api/records.ts';
import { showProblem, showToast } from './toast.tsx';
import { useScanGuard } from './use-scan-guard.ts';

/**
 * Looks up what a hand scanner types anywhere in a page or dialog. The function adds an item, and answers the
 * message about it. Returns whether a lookup is on its way; the form then waits for an element that has
 * `data-unresolved`.
 */
export function useScannedItems(
  area: { readonly current: HTMLElement | null },
  onItem: (item: Item, label: string) => string,
): boolean {
  const [pendingCount, setPendingCount] = useState(0);
  const latest = useRef(onItem);
  latest.current = onItem;
  const read = async (label: string) => {
    setPendingCount((count) => count + 1);
    try {
      const items = await findByLabel(label);
      // The form was left meanwhile.
      if (!area.current) return;
      if (items.length === 0) showToast(`No item has the label ${label}.`);
      for (const item of items) showToast(latest.current(item, label));
    } catch (cause) {
      showProblem(cause, `${label} could not be looked up. Scan it again.`);
    } finally {
      setPendingCount((count) => count - 1);
    }
  };
  useScanGuard(area, (label) => void read(label));
  return pendingCount > 0;
}
