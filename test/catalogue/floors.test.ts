import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** The rooms of `shared/` from the ground up: each imports what stands before it, and nothing else. */
const floors = [
  'auth',
  'schemas',
  'resources',
  'routes',
  'domain',
  'table',
  'bucket',
  'records',
  'records/lists',
  'operations',
  'operations/*',
  'mail',
  'push',
  'background',
  'http/middleware',
  'http',
  'description/meanings',
  'description',
];

/** The families whose operations stand on those of others; every other family stands apart. */
const stands: Readonly<Record<string, readonly string[]>> = {
  items: ['locations'],
  files: ['items'],
  issues: ['locations', 'items'],
  events: ['locations', 'items'],
  bookings: ['locations', 'items', 'issues', 'events'],
  reservations: ['locations', 'items', 'issues', 'events', 'bookings'],
  checkouts: ['locations', 'items', 'issues', 'events', 'bookings'],
  users: ['accounts'],
  keys: ['accounts'],
  auth: ['accounts'],
  session: ['accounts'],
  push: ['accounts'],
};

interface Override {
  includes: string[];
  linter: {
    rules: {
      style: { noRestrictedImports: { options: { patterns: { group: string[] }[] } } };
    };
  };
}

const lint: { overrides: Override[] } = JSON.parse(readFileSync(join(root, '.biome.json'), 'utf8'));

function forbiddenIn(includes: string): string[] {
  const found = lint.overrides.find((one) => one.includes.includes(includes));
  const patterns = found?.linter.rules.style.noRestrictedImports.options.patterns ?? [];
  return patterns.flatMap(({ group }) => group);
}

/** A glob for whatever stands in one of some folders. */
const globOf = (parent: string, folders: readonly string[]) =>
  `#shared${parent}/${folders.length > 1 ? `{${folders.join(',')}}` : folders[0]}/*`;
const roomOf = (specifier: string) => dirname(specifier.replace(/^#shared\//, ''));
const rooms = [
  ...new Set(globSync('shared/**/*.ts', { cwd: root }).map((file) => roomOf(file.slice(7)))),
].sort();
const families = rooms.filter((room) => /^operations\/./.test(room)).map((room) => room.slice(11));

/** The other rooms that the files of a room import. */
function importedBy(room: string): string[] {
  const files = globSync(join('shared', room, '*.ts'), { cwd: root });
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const specifiers = texts.flatMap((text) => [...text.matchAll(/from '(#shared\/[^']+)'/g)]);
  return [...new Set(specifiers.map(([, path = '']) => roomOf(path)))].filter(
    (one) => one !== room,
  );
}

test('every room of shared/ has its floor', () => {
  const known = new Set(['.', ...floors, ...families.map((family) => `operations/${family}`)]);
  expect(rooms.filter((room) => !known.has(room))).toEqual([]);
});

test('a family stands on families whose own floor is lower', () => {
  const order = ['locations', 'accounts', ...Object.keys(stands)];
  const upward = Object.entries(stands).flatMap(([family, on]) =>
    on.filter((one) => order.indexOf(one) >= order.indexOf(family)).map((one) => [family, one]),
  );
  expect(upward).toEqual([]);
});

test.each(floors.slice(0, -1))('lint lets %s import no room above it', (room) => {
  const above = floors.slice(floors.indexOf(room) + 1);
  expect(forbiddenIn(`shared/${room}/*.ts`)).toEqual(
    expect.arrayContaining([globOf('', above), '../**']),
  );
});

test('lint lets a family import no other', () => {
  expect(forbiddenIn('shared/operations/*/*.ts')).toContain('#shared/operations/*/*');
});

test.each(Object.entries(stands))('lint lets %s import only what it stands on', (family, on) => {
  const above = globOf('', floors.slice(floors.indexOf('operations/*') + 1));
  const own = `!${globOf('/operations', on)}`;
  expect(forbiddenIn(`shared/operations/${family}/*.ts`)).toEqual(
    expect.arrayContaining(['#shared/operations/*/*', own, above, '../**']),
  );
});

/** The rooms that stand below a room. */
function below(room: string): string[] {
  const [, family] = /^operations\/(.+)/.exec(room) ?? [];
  const floor = floors.indexOf(family ? 'operations/*' : room);
  const lower = ['.', ...floors.slice(0, Math.max(0, floor))];
  const names = family ? (stands[family] ?? []) : lower.includes('operations/*') ? families : [];
  return [...lower, ...names.map((name) => `operations/${name}`)];
}

test.each(rooms)('%s imports rooms below it alone', (room) => {
  const lower = below(room);
  expect(importedBy(room).filter((one) => !lower.includes(one))).toEqual([]);
});
