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
  'records',
  'records/lists',
  'operations',
  'operations/locations',
  'operations/items',
  'operations/issues',
  'operations/events',
  'operations/contacts',
  'operations/comments',
  'operations/accounts',
  'operations/users',
  'operations/keys',
  'operations/bookings',
  'operations/reservations',
  'operations/checkouts',
  'background',
  'http/middleware',
  'http',
];

interface Override {
  includes: string[];
  linter: {
    rules: {
      style: { noRestrictedImports: { options: { patterns: { group: string[] }[] } } };
    };
  };
}

const lint: { overrides: Override[] } = JSON.parse(readFileSync(join(root, '.biome.json'), 'utf8'));

function forbiddenBy(includes: string): string[] {
  const found = lint.overrides.find((one) => one.includes.includes(includes));
  const patterns = found?.linter.rules.style.noRestrictedImports.options.patterns ?? [];
  return patterns.flatMap(({ group }) => group);
}

/** The files of a room: those in the folder itself. */
const filesIn = (room: string) => globSync(join('shared', room, '*.ts'), { cwd: root });
const roomOf = (specifier: string) => dirname(specifier.replace(/^#shared\//, ''));

/** The rooms that a room imports. */
function importedBy(room: string): Set<string> {
  const texts = filesIn(room).map((file) => readFileSync(join(root, file), 'utf8'));
  const specifiers = texts.flatMap((text) => [...text.matchAll(/from '(#shared\/[^']+)'/g)]);
  return new Set(specifiers.map(([, specifier = '']) => roomOf(specifier)));
}

test('every room of shared/ has its floor', () => {
  const rooms = new Set(
    globSync('shared/*/**/*.ts', { cwd: root }).map((file) => roomOf(file.replace('shared/', ''))),
  );
  expect([...rooms].sort()).toEqual([...floors].sort());
});

test.each(floors.entries().toArray())(
  'lint lets room %i, %s, import no room above it',
  (index, room) => {
    const above = floors.slice(index + 1);
    const pattern =
      above.length > 1
        ? [`#shared/{${above.join(',')}}/*`]
        : above.map((one) => `#shared/${one}/*`);
    expect(forbiddenBy(`shared/${room}/*.ts`)).toEqual(
      expect.arrayContaining([...pattern, '../**']),
    );
  },
);

test.each(['.', ...floors])('%s imports rooms below it alone', (room) => {
  const below = new Set(['.', ...floors.slice(0, floors.indexOf(room))]);
  const upward = [...importedBy(room)].filter((one) => one !== room && !below.has(one));
  expect(upward).toEqual([]);
});
