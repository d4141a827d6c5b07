import { useCallback, useState } from 'preact/hooks';
import { get } from '#console/api/call.ts';
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

/** Items by their labels, one after the other; then all of them out, or in. */
export function ScanPage() {
  const [items, setItems] = useState<readonly Item[]>([]);
  const [said, setSaid] = useState('');
  const [open, setOpen] = useState<Open>();
  const look = useCallback(async (label: string) => {
    try {
      const { data } = await get<Item[]>('/v1/items/lookup', { query: { qr: label } });
      setSaid(data.length === 0 ? `No item has the label ${label}.` : (data[0]?.name ?? ''));
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
    const fresh = await Promise.all(items.map(({ id }) => get<Item>(`/v1/items/${id}`)));
    setItems(fresh.map(({ data }) => data));
  };
  return (
    <Page title="Scan" lead="Hold a label before the camera, or type what it says.">
      <div class="sections two">
        <section class="card" aria-label="Labels">
          <Camera onLabel={look} />
          <LabelForm onLabel={look} />
          <p role="status">{said}</p>
        </section>
        <section class="card" aria-labelledby="scanned-title">
          <h2 id="scanned-title">Scanned</h2>
          {items.length === 0 ? (
            <Empty title="Nothing yet">
              <p>What you scan is gathered here, to be checked out or in together.</p>
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
