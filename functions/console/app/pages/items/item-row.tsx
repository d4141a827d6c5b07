import { useMemo } from 'preact/hooks';
import { type PlacePaths, placeText } from '#console/api/place-paths.ts';
import type { Item } from '#console/api/records.ts';
import { formatDate, formatDayTime } from '#console/time.ts';
import { Badge } from '#console/ui/badge.tsx';
import { Ago } from '#console/ui/time.tsx';
import { type Column, columns } from './columns.ts';
import type { ItemDay } from './item-query.ts';
import { onLongPress, RowTick, tickRows } from './row-tick.tsx';
import { describe, stateOf } from './state.ts';
import { Thumbnail } from './thumbnail.tsx';

interface ItemRowProps {
  items: readonly (Item | undefined)[];
  index: number;
  /** The day that the list is sorted or filtered by. */
  day: ItemDay | undefined;
  /** The optional columns that the member has chosen. */
  columns: readonly Column[];
  /** The paths of places, as far as they are known. */
  paths: PlacePaths;
}

export function ItemRow({ items, index, day, columns: names, paths }: ItemRowProps) {
  const item = items[index];
  // Each row keeps one handler: a new one on each render would lose a press that has begun.
  const press = useMemo(() => onLongPress(() => tickRows(items, index, false)), [items, index]);
  if (!item) {
    return (
      <div class="row" aria-hidden="true">
        <span class="bar" />
      </div>
    );
  }
  const { tone, label } = stateOf(item);
  return (
    <div class="row-line">
      <RowTick items={items} index={index} />
      <a
        class={names.length > 0 ? 'row with-columns' : 'row'}
        style={{ '--columns': names.length }}
        href={`#/items/${item.id}`}
        {...press}
      >
        <span class="row-name">
          <Thumbnail item={item} />
          <strong dir="auto">{item.name}</strong>
          <small dir="auto">{describe(item)}</small>
        </span>
        <span class="row-place" dir="auto" title={paths.get(item.location?.id ?? 0)}>
          {item.location ? placeText(item.location, paths) : 'No place'}
        </span>
        {names.map((name) => (
          <span key={name} class="row-column">
            <small class="hidden">{columns[name].label}: </small>
            <bdi>{columns[name].valueOf(item, paths)}</bdi>
          </span>
        ))}
        <span class="row-state">
          <Badge tone={tone}>{label}</Badge>
          <small>{day ? <OnDay item={item} day={day} /> : <Until item={item} />}</small>
        </span>
      </a>
    </div>
  );
}

const dayLabels: Record<ItemDay, string> = {
  next_inspection_on: 'inspection',
  maintenance: 'maintenance',
  expiration_date: 'expires',
};

const nextMaintenance = ({ maintenance }: Item) =>
  maintenance.flatMap(({ next_on }) => next_on ?? []).toSorted()[0];

function OnDay({ item, day }: { item: Item; day: ItemDay }) {
  const on = day === 'maintenance' ? nextMaintenance(item) : item[day];
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
