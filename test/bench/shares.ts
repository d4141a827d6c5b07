/** A share of the items that have a type in common, and one that has a location in common. */
export interface Share {
  name: string;
  part: number;
  type: string;
  locationId: number;
}

/** Largest first. Their locations are among the first that an account makes. */
export const shares: readonly Share[] = [
  { name: '50 %', part: 0.5, type: 'Camera', locationId: 2 },
  { name: '10 %', part: 0.1, type: 'Cable', locationId: 3 },
  { name: '0.1 %', part: 0.001, type: 'Crane', locationId: 4 },
];
/** How many locations the account needs. */
export const locationsTotal = 7;

/** How many items the search word finds, for any total. */
export const searchHits = 20;
export const searchWord = 'periscope';

const kinds = ['camera', 'lens', 'tripod', 'light', 'cable', 'recorder', 'monitor', 'stand'];
const manufacturers = [
  'Arri',
  'Canon',
  'Sony',
  'Zeiss',
  'Manfrotto',
  'Aputure',
  'Neutrik',
  'Atomos',
];

/** Spreads the items of a share over all ids. */
const stride = 7919;
/** The part of the items that have a location: the last ones. */
const partWithLocation = shares.reduce((sum, { part }) => sum + part, 0);

/** Whether an item is one of those that the search word finds. */
export function isHit(id: number, total: number): boolean {
  const every = total / searchHits;
  return id % every === every / 2;
}

/** The texts of an item, with twelve words, as the budgets assume. */
export function itemTexts(id: number, total: number) {
  const kind = kinds[id % kinds.length] ?? '';
  const manufacturer = manufacturers[id % manufacturers.length] ?? '';
  return {
    name: `${manufacturer} ${kind} ${id}`,
    unique_id: `EQ-${String(id).padStart(6, '0')}`,
    type: shareAt((id * stride) % total, total)?.type ?? `category ${id % 100}`,
    description: `bought for studio ${id % 10}`,
    model: isHit(id, total) ? searchWord : `M${id % 1000}`,
    manufacturer,
  };
}

/** The location of an item; null if it has none. */
export function locationOf(id: number, total: number): number | null {
  const withLocation = Math.round(total * partWithLocation);
  if (id <= total - withLocation) return null;
  return shareAt((id * stride) % withLocation, total)?.locationId ?? null;
}

/** The share that a position among all items belongs to. */
function shareAt(position: number, total: number): Share | undefined {
  let end = 0;
  return shares.find(({ part }) => {
    end += part * total;
    return position < end;
  });
}

/** The queries of lists that are filtered and ordered, by the share that each selects. */
export function filteredQueries({ type, locationId }: Share) {
  return {
    type: `type=${type}&display=active&order=name`,
    location: `location_id=${locationId}&display=available&order=name`,
  };
}
