import type { Item } from '#console/api/records.ts';
import { formatDate, formatDayTime } from '#console/time.ts';
import { Badge } from '#console/ui/badge.tsx';
import { Ago } from '#console/ui/time.tsx';
import type { ItemDay } from './item-query.ts';
import { describe, stateOf } from './state.ts';
import { Thumbnail } from './thumbnail.tsx';

interface ItemRowProps {
  item: Item | undefined;
  /** The day that the list is sorted or filtered by. */
  day: ItemDay | undefined;
}

export function ItemRow({ item, day }: ItemRowProps) {
  if (!item) {
    return (
      <div class="row" aria-hidden="true">
        <span class="bar" />
      </div>
    );
  }
  const { tone, label } = stateOf(item);
  return (
    <a class="row" href={`#/items/${item.id}`}>
      <span class="row-name">
        <Thumbnail item={item} />
        <strong>{item.name}</strong>
        <small>{describe(item)}</small>
      </span>
      <span class="row-place">{item.location?.name ?? 'No place'}</span>
      <span class="row-state">
        <Badge tone={tone}>{label}</Badge>
        <small>{day ? <OnDay item={item} day={day} /> : <Until item={item} />}</small>
      </span>
    </a>
  );
}

const dayLabels: Record<ItemDay, string> = {
  next_inspection_on: 'inspection',
  expiration_date: 'expires',
};

function OnDay({ item, day }: { item: Item; day: ItemDay }) {
  const on = item[day];
  return on && `${dayLabels[day]} ${formatDate(on)}`;
}

function Until({ item: { due_time, next_reservation, overdue } }: { item: Item }) {
  if (due_time) {
    return (
      <>
        {overdue ? 'was due ' : 'due back '}
        <Ago at={due_time} />
      </>
    );
  }
  return next_reservation ? <>reserved {formatDayTime(next_reservation.start_time)}</> : null;
}
