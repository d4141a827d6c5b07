import type { Item } from '#console/api/records.ts';
import { formatDayTime } from '#console/time.ts';
import { Badge } from '#console/ui/badge.tsx';
import { Ago } from '#console/ui/time.tsx';
import { describe, stateOf } from './state.ts';
import { Thumbnail } from './thumbnail.tsx';

/** One item in a line: what it is, where, and whether it can be had. */
export function ItemRow({ item }: { item: Item | undefined }) {
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
        <small>
          <Until item={item} />
        </small>
      </span>
    </a>
  );
}

function Until({ item: { due_time, next_reservation, overdue } }: { item: Item }) {
  if (due_time) {
    return (
      <>
        {overdue ? 'due ' : 'back '}
        <Ago at={due_time} />
      </>
    );
  }
  return next_reservation ? <>reserved {formatDayTime(next_reservation.start_time)}</> : null;
}
