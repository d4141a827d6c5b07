import { useRef, useState } from 'preact/hooks';
import { findByLabel } from '#console/api/find-by-label.ts';
import { asProblem } from '#console/api/problem.ts';
import { Camera } from '#console/pages/scan/camera.tsx';
import { useLabelField } from '#console/pages/scan/use-label-field.ts';
import type { ListedItem } from '#console/ui/listed-item.ts';
import { useScanGuard } from '#console/ui/use-scan-guard.ts';

interface ReturnScanProps {
  items: readonly ListedItem[];
  onItem: (id: number) => void;
}

/** Another attempt would not help: labels other than codes are looked up among all items. */
const mayNotLookUp =
  'Only members with access to equipment can scan this label. Choose the item in the list.';

/** Takes labels of returned items: typed, from a hand scanner, or from the camera. */
export function ReturnScan({ items, onItem }: ReturnScanProps) {
  const [status, setStatus] = useState('');
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const [pendingCount, setPendingCount] = useState(0);
  const [failedLabels, setFailedLabels] = useState<readonly string[]>([]);
  // Answers may arrive in any order; only that of the latest scan is announced.
  const [scanCount, shownScan] = [useRef(0), useRef(0)];
  const latest = useRef(onItem);
  latest.current = onItem;
  const input = useLabelField();
  const say = (scan: number, text: string) => {
    if (scan < shownScan.current) return;
    shownScan.current = scan;
    setStatus(text);
  };
  const read = async (label: string) => {
    scanCount.current += 1;
    const scan = scanCount.current;
    const accept = ({ id, name }: ListedItem) => {
      say(scan, `${name} is back.`);
      latest.current(id);
    };
    const knownItem = items.find((item) => item.unique_id === label);
    if (knownItem) return accept(knownItem);
    setPendingCount((count) => count + 1);
    try {
      const matches = await findByLabel(label);
      const one = items.find(({ id }) => matches.some((item) => item.id === id));
      if (one) return accept(one);
      say(scan, '');
      setUnknown((before) => [...new Set([...before, label])]);
    } catch (cause) {
      const { code, message } = asProblem(cause);
      if (code === 'forbidden') return say(scan, mayNotLookUp);
      say(scan, message);
      setFailedLabels((before) => [...new Set([...before, label])]);
    } finally {
      setPendingCount((count) => count - 1);
    }
  };
  useScanGuard(input, (label) => void read(label));
  const readAgain = () => {
    setFailedLabels([]);
    for (const label of failedLabels) void read(label);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would send the form.
    event.preventDefault();
    const label = input.current?.value.trim() ?? '';
    // A hand scanner types the next label, whether or not this one is found.
    if (input.current) input.current.value = '';
    if (label !== '') void read(label);
  };
  return (
    <div class="return-scan">
      <div class="field">
        <label for="return-label">Scan what comes back</label>
        <input
          ref={input}
          id="return-label"
          type="text"
          data-takes-labels
          autoComplete="off"
          enterKeyHint="go"
          // The form waits: until the first answer, all items count as returned.
          data-unresolved={pendingCount > 0 ? 'open' : undefined}
          placeholder="Label or code, then Enter"
          onKeyDown={onKeyDown}
        />
      </div>
      <Camera onLabel={read} isMain={false} />
      <p role="status">{status}</p>
      {unknown.length > 0 && (
        <p class="notice warn" role="alert">
          Not part of this checkout: {unknown.join(', ')}.
        </p>
      )}
      {failedLabels.length > 0 && (
        <div class="notice warn" role="alert">
          <p>Not looked up yet: {failedLabels.join(', ')}.</p>
          <button type="button" onClick={readAgain}>
            Try again
          </button>
        </div>
      )}
    </div>
  );
}
