import { dayOf, isDay, startOfDay } from '#console/time.ts';

/** What the page shows where its address says nothing else. */
const usual = { from: '', q: '', type: '', location_id: '' };

/** The first day, as `2031-05-04`, and which items; each empty where it is the usual one. */
export type TimelineQuery = typeof usual;
/** Which items the time line shows. */
export type TimelineFilter = Omit<TimelineQuery, 'from'>;

/** What the address of the page asks for. */
export function readQuery(address: URLSearchParams): TimelineQuery {
  const read = (name: keyof TimelineQuery) => address.get(name) ?? usual[name];
  const from = read('from');
  return {
    from: isDay(from) ? from : '',
    q: read('q'),
    type: read('type'),
    location_id: read('location_id'),
  };
}

/** The first day that a query asks for. */
export const firstDay = ({ from }: TimelineQuery): number =>
  startOfDay(from ? Date.parse(`${from}T00:00`) : Date.now());

/** A query that begins so many days later; today is what is shown anyway. */
export function daysOn(query: TimelineQuery, count: number): TimelineQuery {
  const from = dayOf(startOfDay(firstDay(query), count));
  return { ...query, from: from === dayOf(Date.now()) ? '' : from };
}

/** Which items are asked for, as the API takes it. */
export function itemsQuery({ q, type, location_id }: TimelineFilter) {
  return {
    ...(q ? { q } : {}),
    ...(type ? { type } : {}),
    ...(location_id ? { location_id: Number(location_id), include_sublocations: true } : {}),
  };
}
