import fc from 'fast-check';
import { fold, type ModelItem } from './model.ts';
import { locations, place, ref, type World } from './world.ts';

const day = fc.constantFrom('2026-11-25', '2027-03-10', '2030-01-01', '2030-06-01', '2040-01-01');

/** What each filter may ask for. */
const all = fc.record({
  id: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 }).map(String),
  type: fc.constantFrom('lamp', 'Cable ', 'cab'),
  tag: fc.constantFrom('RED', 'blue', 're'),
  serial_number: fc.constantFrom('SN 1', 'sn'),
  external_ref: ref,
  location_id: place.map((id) => id ?? 99),
  home_location_id: place.map((id) => id ?? 99),
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
type OpenWindow = typeof all extends fc.Arbitrary<infer A> ? A : never;
export type ItemWindow = Partial<OpenWindow>;

type Tests = {
  [F in keyof OpenWindow]: (
    item: ModelItem,
    value: OpenWindow[F],
    context: { id: number; world: World; isDeep: boolean },
  ) => boolean;
};

const isSame = (one: string | null, other: string) => fold(one ?? '') === fold(other.trim());
const isBefore = (one: string | null, other: string) => one !== null && one < other;

/** Whether an item is what a filter asks for. */
const tests: Tests = {
  id: (_, value, { id }) => value.split(',').includes(String(id)),
  type: ({ type }, value) => isSame(type, value),
  tag: ({ tags }, value) => tags.some((tag) => isSame(tag, value)),
  serial_number: ({ serial_number }, value) => isSame(serial_number, value),
  external_ref: ({ external_ref }, value) => isSame(external_ref, value),
  location_id: ({ location_id }, value, { isDeep }) =>
    location_id === value || (isDeep && parentOf(location_id) === value),
  home_location_id: ({ home_location_id }, value) => home_location_id === value,
  responsible_user_id: ({ responsible_user_id }, value) => responsible_user_id === value,
  supplier_id: ({ supplier_id }, value) => supplier_id === value,
  inventory_low: ({ inventory_enabled, inventory_minimum }) =>
    inventory_enabled && inventory_minimum !== null,
  has_open_issues: (_, _sought, { id, world }) => world.model.isOnIssue(id),
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

const filters = Object.keys(tests) as (keyof OpenWindow)[];

/** Up to three filters together: of more there is hardly ever an item left. */
export const windows: fc.Arbitrary<ItemWindow> = fc
  .tuple(all, fc.subarray(filters, { maxLength: 3 }))
  .map(([all, names]) => Object.fromEntries(names.map((name) => [name, all[name]])));

/** Each filter alone. */
export const singleFilters: fc.Arbitrary<ItemWindow[]> = all.map((all) =>
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

/** The items that are all that is asked for. */
export function matching(world: World, window: ItemWindow, isDeep: boolean): number[] {
  return world.model.idsOf((item, id) => {
    const isOne = <F extends keyof OpenWindow>(filter: F) => {
      const value: OpenWindow[F] | undefined = window[filter];
      return value === undefined || tests[filter](item, value, { id, world, isDeep });
    };
    return filters.every(isOne);
  });
}
