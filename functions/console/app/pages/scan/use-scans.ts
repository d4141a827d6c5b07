import { useEffect } from 'preact/hooks';
import { canPass, useRecovery } from '#console/api/use-recovery.ts';
import { useStore } from '#console/store.ts';
import type { Scan, Scans } from './scans.ts';

/** The scans; failed lookups are retried once they may succeed. */
export function useScans(scans: Scans): readonly Scan[] {
  const list = useStore(scans.list);
  useEffect(() => void scans.lookUp(), [scans]);
  const failedScans = list.filter(({ problem }) => problem && canPass(problem));
  useRecovery(
    failedScans[0]?.problem,
    () => void scans.lookUp(failedScans.map(({ label }) => label)),
  );
  return list;
}
