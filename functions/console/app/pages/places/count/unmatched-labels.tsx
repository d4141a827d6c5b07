import type { Scan } from '#console/pages/scan/scans.ts';
import { isPending } from './sort-count.ts';

interface UnmatchedLabelsProps {
  scans: readonly Scan[];
  onRetry: (labels: readonly string[]) => Promise<void>;
  onRemove: (label: string) => void;
}

/** Scanned labels that no item has, or that are not looked up yet. */
export function UnmatchedLabels({ scans, onRetry, onRemove }: UnmatchedLabelsProps) {
  if (scans.length === 0) return null;
  return (
    <section class="card" aria-label="Unknown labels">
      <h2>
        Unknown labels <span class="day-count">{scans.length}</span>
      </h2>
      {scans.some(isPending) && <p>Wait until all are looked up, or remove them, to finish.</p>}
      <ul class="entries">
        {scans.map(({ label, state, problem }) => (
          <li key={label}>
            <span>
              {label} <small>{state === 'failed' ? problem?.message : stateLabels[state]}</small>
            </span>
            {state === 'failed' && (
              <button
                type="button"
                aria-label={`Try again: ${label}`}
                onClick={() => void onRetry([label])}
              >
                Try again
              </button>
            )}
            <button type="button" aria-label={`Remove ${label}`} onClick={() => onRemove(label)}>
              Remove
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const stateLabels = {
  waiting: 'Looking it up …',
  found: '',
  unknown: 'No item has this label.',
} as const;
