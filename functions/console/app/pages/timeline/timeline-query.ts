import { dayOf, isDay, startOfDay } from '#console/time.ts';

/** The defaults for what the page's address leaves out. */
const defaults = { from: '', q: '', type: '', location_id: '' };

/** The first day, such as `2031-05-04`, and the filters; an empty value means the default. */
export type TimelineQuery = typeof defaults;
/** The filters of the time line. */
export type TimelineFilter = Omit<TimelineQuery, 'from'>;

/** Reads the query from the page's address. */
export function readQuery(address: URLSearchParams): TimelineQuery {
  const read = (name: keyof TimelineQuery) => address.get(name) ?? defaults[name];
  const from = read('from');
  return {
    from: isDay(from) ? from : '',
    q: read('q'),
    type: read('type'),
    location_id: read('location_id'),
  };
}

/** The first day of a query. */
export const firstDay = ({ from }: TimelineQuery): number =>
  startOfDay(from ? Date.parse(`${from}T00:00`) : Date.now());

/** The query some days later. Today is the default, and so left out. */
export function daysOn(query: TimelineQuery, count: number): TimelineQuery {
  const from = dayOf(startOfDay(firstDay(query), count));
  return { ...query, from: from === dayOf(Date.now()) ? '' : from };
}

/** The filters as the API takes them. */
export function itemsQuery({ q, type, location_id }: TimelineFilter) {
  return {
    ...(q ? { q } : {}),
    ...(type ? { type } : {}),
    ...(location_id ? { location_id: Number(location_id), include_sublocations: true } : {}),
  };
}
