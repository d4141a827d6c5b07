import fc from 'fast-check';
import { fold, type ModelItem } from './model.ts';
import { locationId, locations, ref, type World } from './world.ts';

const day = fc.constantFrom('2026-11-25', '2027-03-10', '2030-01-01', '2030-06-01', '2040-01-01');

/** The values of each filter. */
const all = fc.record({
  id: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 }).map(String),
  type: fc.constantFrom('lamp', 'Cable ', 'cab'),
  tag: fc.constantFrom('RED', 'blue', 're'),
  serial_number: fc.constantFrom('SN 1', 'sn'),
  external_ref: ref,
  location_id: locationId.map((id) => id ?? 99),
  home_location_id: locationId.map((id) => id ?? 99),
  responsible_user_id: fc.constantFrom(1, 99),
  supplier_id: fc.constantFrom(1, 99),
  inventory_low: fc.constant(true),
  has_open_issues: fc.constant(true),
  not_seen_since: fc.constant('start'),
  expires_before: day,
  inspection_before: day,
  attention_before: day,
  display: fc.constantFrom('active', 'operative', 'inoperative', 'discarded', 'available'),
  q: fc.constantFrom('la', 'lamp one', 'red', 'Cable 1', 'sn', 'ref'),
});
type FilterValues = typeof all extends fc.Arbitrary<infer A> ? A : never;
export type FilterSet = Partial<FilterValues>;

type Matchers = {
  [F in keyof FilterValues]: (
    item: ModelItem,
    value: FilterValues[F],
    context: { id: number; world: World; hasSublocations: boolean },
  ) => boolean;
};

const isSame = (one: string | null, other: string) => fold(one ?? '') === fold(other.trim());
const isBefore = (one: string | null, other: string) => one !== null && one < other;

/** Whether an item matches a filter. */
const matchers: Matchers = {
  id: (_, value, { id }) => value.split(',').includes(String(id)),
  type: ({ type }, value) => isSame(type, value),
  tag: ({ tags }, value) => tags.some((tag) => isSame(tag, value)),
  serial_number: ({ serial_number }, value) => isSame(serial_number, value),
  external_ref: ({ external_ref }, value) => isSame(external_ref, value),
  location_id: ({ location_id }, value, { hasSublocations }) =>
    location_id === value || (hasSublocations && parentOf(location_id) === value),
  home_location_id: ({ home_location_id }, value) => home_location_id === value,
  responsible_user_id: ({ responsible_user_id }, value) => responsible_user_id === value,
  supplier_id: ({ supplier_id }, value) => supplier_id === value,
  inventory_low: ({ inventory_enabled, inventory_minimum }) =>
    inventory_enabled && inventory_minimum !== null,
  has_open_issues: (_, _value, { id, world }) => world.model.isOnIssue(id),
  not_seen_since: ({ isSeen }) => !isSeen,
  expires_before: ({ expiration_date }, value) => isBefore(expiration_date, value),
  inspection_before: (_, value, { id, world }) => isBefore(world.model.nextInspection(id), value),
  attention_before: ({ expiration_date, ...item }, value, { id, world }) =>
    isBefore(expiration_date, value) ||
    isBefore(world.model.nextInspection(id), value) ||
    (item.inventory_enabled && item.inventory_minimum !== null),
  display: ({ condition }, value) =>
    value === 'active'
      ? condition !== 'discarded'
      : condition === (value === 'available' ? 'operative' : value),
  q: (item, value) =>
    fold(value)
      .split(' ')
      .every((word) => hasWord(item, word)),
};

const filters = Object.keys(matchers) as (keyof FilterValues)[];

/** Up to three filters together; more would hardly ever match an item. */
export const filterSets: fc.Arbitrary<FilterSet> = fc
  .tuple(all, fc.subarray(filters, { maxLength: 3 }))
  .map(([all, names]) => Object.fromEntries(names.map((name) => [name, all[name]])));

/** Each filter alone. */
export const singleFilters: fc.Arbitrary<FilterSet[]> = all.map((all) =>
  filters.map((name) => ({ [name]: all[name] })),
);

const parentOf = (location: number | null) =>
  locations.find(({ id }) => id === location)?.parent_id ?? null;

function hasWord(item: ModelItem, beginning: string): boolean {
  const { name, type, serial_number: serial, unique_id: code, external_ref: ref } = item;
  const texts = [name, type, serial, code, ref, ...item.tags, ...item.qr];
  const terms = texts.flatMap((text) => fold(text ?? '').split(/[^a-z0-9]+/));
  return terms.some((term) => term.startsWith(beginning));
}

/** The items that match all filters. */
export function matchingItems(
  world: World,
  filterSet: FilterSet,
  hasSublocations: boolean,
): number[] {
  return world.model.idsOf((item, id) => {
    const isMatch = <F extends keyof FilterValues>(filter: F) => {
      const value: FilterValues[F] | undefined = filterSet[filter];
      return value === undefined || matchers[filter](item, value, { id, world, hasSublocations });
    };
    return filters.every(isMatch);
  });
}
