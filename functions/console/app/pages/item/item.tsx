import { useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Item } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { describe, stateOf } from '#console/pages/items/state.ts';
import { Thumbnail } from '#console/pages/items/thumbnail.tsx';
import { readOpenBookings } from '#console/pages/records/open-bookings.ts';
import { RecordPage, useRecord } from '#console/pages/records/record-page.tsx';
import type { SectionProps } from '#console/route.ts';
import { Badge } from '#console/ui/badge.tsx';
import { Files } from '#console/ui/files/files.tsx';
import { Page } from '#console/ui/page.tsx';
import { type ItemAction, ItemActions } from './actions.tsx';
import { Bookings } from './bookings.tsx';
import { Facts } from './facts.tsx';
import { History } from './history.tsx';
import { Holder } from './holder.tsx';
import { Issues } from './issues.tsx';
import { ItemDialog } from './item-dialog.tsx';

export function ItemPage({ route }: SectionProps) {
  const result = useRecord(readItem, Number(route.parts[1]));
  return (
    <RecordPage result={result} titleWithout="Item not found">
      {(item) => <OneItem item={item} onChange={result.onChange} />}
    </RecordPage>
  );
}

const readItem = (id: number, signal: AbortSignal) =>
  orThrow(api.GET('/v1/items/{id}', { params: { path: { id } }, signal }));

/** Whether the item is checked out, whole or in part. */
const isOut = ({ checkout_id, quantity_out }: Item) => checkout_id !== null || !!quantity_out;

function OneItem({ item, onChange }: { item: Item; onChange: () => void }) {
  const [open, setOpen] = useState<ItemAction>();
  const bookings = useLoad(
    (signal) => readOpenBookings({ of: { item_id: item.id }, hasCheckouts: isOut(item), signal }),
    [item.id, item.version],
  );
  const { tone, label } = stateOf(item);
  return (
    <Page title={item.name} actions={<ItemActions item={item} onOpen={setOpen} />}>
      <p class="item-state">
        <Thumbnail item={item} />
        <Badge tone={tone}>{label}</Badge>
        <span>{describe(item)}</span>
      </p>
      <div class="sections two">
        <Facts item={item} />
        <div class="sections">
          <Holder item={item} bookings={bookings} onChange={onChange} />
          <Issues item={item} onChange={onChange} />
          <Files
            owner={{ of: 'items', ...item }}
            isFolded
            isAllowed={can('content.items')}
            onChange={onChange}
          />
        </div>
        <Bookings item={item} result={bookings} onChange={onChange} />
        <History item={item} onChange={onChange} />
      </div>
      {open && (
        <ItemDialog
          action={open}
          item={item}
          onClose={() => setOpen(undefined)}
          onChange={onChange}
        />
      )}
    </Page>
  );
}
