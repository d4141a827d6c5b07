import { useRef, useState } from 'preact/hooks';
import { findByLabel } from '#console/api/find-by-label.ts';
import { asProblem } from '#console/api/problem.ts';
import type { Item } from '#console/api/records.ts';
import { nameWithCode } from '#console/name-with-code.ts';
import { Camera } from '#console/pages/scan/camera.tsx';
import { useLabelField } from '#console/pages/scan/use-label-field.ts';
import type { ListedItem } from '#console/ui/listed-item.ts';
import { useScanGuard } from '#console/ui/use-scan-guard.ts';

interface TickByScanProps {
  items: readonly ListedItem[];
  tickedIds: readonly number[];
  onChange: (ids: readonly number[]) => void;
  /** The label of the input. */
  label: string;
  /** What is said of an item that was scanned, after its name. */
  tickedText: string;
  /** What has the items, such as `checkout`. */
  record: string;
}

/** Another attempt would not help: labels other than codes are looked up among all items. */
const mayNotLookUp =
  'Only members with access to equipment can scan this label. Choose the item in the list.';

/** A label that is not of the record: whose it is, and who has that. */
function textOfOther(label: string, matches: readonly Item[]): string {
  const texts = matches.map((item) => {
    return [nameWithCode(item), ...(item.holder ? [`out with ${item.holder.name}`] : [])].join(
      ', ',
    );
  });
  return texts.join(' or ') || label;
}

/**
 * Ticks the items whose labels are typed, or come from a hand scanner or the camera. The first one unticks all
 * items; from then on only the scanned ones count.
 */
export function TickByScan(props: TickByScanProps) {
  const { items, tickedIds, onChange, label: inputLabel, tickedText, record } = props;
  const [status, setStatus] = useState('');
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const [pendingCount, setPendingCount] = useState(0);
  const [failedLabels, setFailedLabels] = useState<readonly string[]>([]);
  // Answers may arrive in any order; only that of the latest scan is announced.
  const [scanCount, shownScan] = [useRef(0), useRef(0)];
  const hasTicked = useRef(false);
  // Another answer may arrive before the form is drawn again.
  const latestIds = useRef(tickedIds);
  latestIds.current = tickedIds;
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
      say(scan, `${name} ${tickedText}.`);
      const others = hasTicked.current ? latestIds.current.filter((one) => one !== id) : [];
      hasTicked.current = true;
      latestIds.current = [...others, id];
      onChange(latestIds.current);
    };
    const knownItem = items.find((item) => item.unique_id === label);
    if (knownItem) return accept(knownItem);
    setPendingCount((count) => count + 1);
    try {
      const matches = await findByLabel(label);
      const one = items.find(({ id }) => matches.some((item) => item.id === id));
      if (one) return accept(one);
      say(scan, '');
      setUnknown((before) => [...new Set([...before, textOfOther(label, matches)])]);
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
    <div class="tick-by-scan">
      <div class="field">
        <label for="tick-label">{inputLabel}</label>
        <input
          ref={input}
          id="tick-label"
          type="text"
          data-takes-labels
          autoComplete="off"
          enterKeyHint="go"
          // The form waits: until the first answer, all items count as scanned.
          data-unresolved={pendingCount > 0 ? 'open' : undefined}
          placeholder="Label or code, then Enter"
          onKeyDown={onKeyDown}
        />
      </div>
      <Camera onLabel={read} isMain={false} />
      <p role="status">{status}</p>
      {unknown.length > 0 && (
        <p class="notice warn" role="alert">
          Not part of this {record}: {unknown.join('; ')}.
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
