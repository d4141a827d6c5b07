import { pendingWrites } from '#console/api/pending-writes.ts';
import { useStore } from '#console/store.ts';

/** A bar across the top while the service carries something out; its style shows it after half a second. */
export function WriteProgress() {
  if (useStore(pendingWrites) === 0) return null;
  return <div class="write-progress" role="progressbar" aria-label="Waiting for the service" />;
}
