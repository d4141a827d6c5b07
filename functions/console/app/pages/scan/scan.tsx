import { useCallback, useState } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Item } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { CheckInDialog } from '#console/pages/checkouts/check-in.tsx';
import { CheckOutDialog } from '#console/pages/checkouts/check-out.tsx';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { Page } from '#console/ui/page.tsx';
import { Empty } from '#console/ui/states.tsx';
import { complain } from '#console/ui/toast.tsx';
import { Camera } from './camera.tsx';
import { LabelForm } from './label-form.tsx';
import { Scanned } from './scanned.tsx';

type Open = { kind: 'out'; items: Item[] } | { kind: 'in'; checkoutId: number; items: Item[] };

/** Collects items by their labels, to check them out or in together. */
export function ScanPage() {
  const [items, setItems] = useState<readonly Item[]>([]);
  const [status, setStatus] = useState('');
  const [open, setOpen] = useState<Open>();
  const look = useCallback(async (label: string) => {
    try {
      const { data } = await page(api, '/v1/items/lookup', { query: { qr: label } });
      setStatus(data.length === 0 ? `No item has the label ${label}.` : (data[0]?.name ?? ''));
      setItems((before) => [
        ...data,
        ...before.filter(({ id }) => !data.some((one) => one.id === id)),
      ]);
    } catch (cause) {
      complain(cause);
    }
  }, []);
  const refresh = async () => {
    forgetItems();
    const reads = items.map(({ id }) => api.GET('/v1/items/{id}', { params: { path: { id } } }));
    const fresh = await Promise.all(reads.map(orThrow));
    setItems(fresh.map(({ data }) => data));
  };
  return (
    <Page title="Scan" lead="Point the camera at a label, or type its code.">
      <div class="sections two">
        <section class="card" aria-label="Labels">
          <Camera onLabel={look} />
          <LabelForm onLabel={look} />
          <p role="status">{status}</p>
        </section>
        <section class="card" aria-labelledby="scanned-title">
          <h2 id="scanned-title">Scanned</h2>
          {items.length === 0 ? (
            <Empty title="Nothing scanned yet">
              <p>Scan items to check them out or in together.</p>
            </Empty>
          ) : (
            <Scanned
              items={items}
              canCheckOut={can('action.checkout')}
              onOut={(chosen) => setOpen({ kind: 'out', items: chosen })}
              onIn={(checkoutId, chosen) => setOpen({ kind: 'in', checkoutId, items: chosen })}
              onRemove={(id) => setItems(items.filter((one) => one.id !== id))}
            />
          )}
        </section>
      </div>
      {open?.kind === 'out' && (
        <CheckOutDialog
          items={open.items}
          onClose={() => setOpen(undefined)}
          onChange={() => refresh().catch(complain)}
        />
      )}
      {open?.kind === 'in' && (
        <CheckInDialog
          checkoutId={open.checkoutId}
          items={open.items}
          onClose={() => setOpen(undefined)}
          onChange={() => refresh().catch(complain)}
        />
      )}
    </Page>
  );
}
