import { useState } from 'preact/hooks';
import { get } from '#console/api/call.ts';
import type { Item } from '#console/api/records.ts';
import { useLoad } from '#console/api/use-load.ts';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { describe, stateOf } from '#console/pages/items/state.ts';
import { Thumbnail } from '#console/pages/items/thumbnail.tsx';
import type { SectionProps } from '#console/shell/sections.ts';
import { Badge } from '#console/ui/badge.tsx';
import { Page } from '#console/ui/page.tsx';
import { Empty, Skeleton } from '#console/ui/states.tsx';
import { type ItemAction, ItemActions } from './actions.tsx';
import { Bookings } from './bookings.tsx';
import { Facts } from './facts.tsx';
import { Files } from './files.tsx';
import { History } from './history.tsx';
import { Holder } from './holder.tsx';
import { Issues } from './issues.tsx';
import { ItemDialog } from './item-dialog.tsx';

export function ItemPage({ place }: SectionProps) {
  const id = Number(place.parts[1]);
  const loaded = useLoad(
    async (signal) => (await get<Item>(`/v1/items/${id}`, { signal })).data,
    [id],
  );
  if (loaded.problem) {
    return (
      <Page title="No such item">
        <Empty title={loaded.problem.message}>
          <p>
            <a href="#/">Back to the equipment</a>
          </p>
        </Empty>
      </Page>
    );
  }
  if (!loaded.data) return <Skeleton lines={10} />;
  return <OneItem item={loaded.data} reload={loaded.reload} />;
}

function OneItem({ item, reload }: { item: Item; reload: () => void }) {
  const [open, setOpen] = useState<ItemAction>();
  const { tone, label } = stateOf(item);
  const onChange = () => {
    forgetItems();
    reload();
  };
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
          <Holder item={item} onChange={onChange} />
          <Issues item={item} onChange={onChange} />
        </div>
        <Files item={item} onChange={onChange} />
        <Bookings item={item} onChange={onChange} />
        <History item={item} />
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
