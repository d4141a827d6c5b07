import { useState } from 'preact/hooks';
import type { Item } from '#console/api/records.ts';
import { can, canRead } from '#console/api/session.ts';
import { nameWithCode } from '#console/name-with-code.ts';
import { CheckInDialog } from '#console/pages/checkouts/check-in.tsx';
import { CheckOutDialog } from '#console/pages/checkouts/check-out.tsx';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { Empty } from '#console/ui/states.tsx';
import { Camera } from './camera.tsx';
import { clearScans } from './clear-scans.ts';
import { LabelForm } from './label-form.tsx';
import { Scanned } from './scanned.tsx';
import { type Scan, scansOfMember } from './scans.ts';
import { useScans } from './use-scans.ts';

type ScanDialog =
  | { kind: 'out'; items: Item[] }
  | { kind: 'in'; checkoutId: number; items: Item[] };

export function ScanPage() {
  return canRead('content.items') ? (
    <ScannedLabels />
  ) : (
    <NotAllowed title="Scan" records="equipment" />
  );
}

/** Collects items by scanning their labels, to check them out or in together. */
function ScannedLabels() {
  const [scans] = useState(scansOfMember);
  const list = useScans(scans);
  const [open, setOpen] = useState<ScanDialog>();
  const refresh = () => {
    forgetItems();
    void scans.lookUp();
  };
  return (
    <Page title="Scan" lead="Point the camera at a label, or type its code.">
      <div class="sections two">
        <section class="card" aria-label="Labels">
          <Camera onLabel={scans.add} />
          <LabelForm onLabel={scans.add} />
          <p role="status">{latestScanText(list[0])}</p>
        </section>
        <section class="card" aria-labelledby="scanned-title">
          <div class="card-head">
            <h2 id="scanned-title">{list.length === 0 ? 'Scanned' : `Scanned (${list.length})`}</h2>
            {list.length > 0 && (
              <button type="button" onClick={() => clearScans(scans)}>
                Clear
              </button>
            )}
          </div>
          {list.length === 0 ? (
            <Empty title="Nothing scanned yet">
              <p>Scan items to check them out or in together.</p>
            </Empty>
          ) : (
            <Scanned
              scans={list}
              isAllowed={can('action.checkout')}
              onOut={(items) => setOpen({ kind: 'out', items })}
              onIn={(checkoutId, items) => setOpen({ kind: 'in', checkoutId, items })}
              onRetry={(label) => void scans.lookUp([label])}
              onRemove={scans.remove}
            />
          )}
        </section>
      </div>
      {open?.kind === 'out' && (
        <CheckOutDialog
          items={open.items}
          onScan={scans.add}
          onRemove={scans.removeItem}
          onClose={() => setOpen(undefined)}
          onChange={refresh}
        />
      )}
      {open?.kind === 'in' && (
        <CheckInDialog
          checkoutId={open.checkoutId}
          items={open.items}
          onClose={() => setOpen(undefined)}
          onChange={refresh}
        />
      )}
    </Page>
  );
}

/** The announcement for screen readers after a scan. */
function latestScanText(scan: Scan | undefined): string {
  if (!scan || scan.state === 'waiting') return '';
  if (scan.state === 'unknown') return `No item has the label ${scan.label}.`;
  if (scan.state === 'failed') return `${scan.label} could not be looked up.`;
  return scan.place?.path ?? scan.items.map(nameWithCode).join(', ');
}
