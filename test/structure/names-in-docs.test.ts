import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { texts } from './imports.ts';

const root = join(import.meta.dirname, '..', '..');
const paths = globSync(['README.md', 'docs/*.md'], { cwd: root });
const sources = [...texts.values()].join('\n');

describe.each(paths)('%s', (path) => {
  const page = readFileSync(join(root, path), 'utf8');

  test('names only files of the sources that exist', () => {
    const files = [...page.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = '']) => file);
    const known = [...texts.keys()];
    expect(files.filter((file) => !known.some((one) => `/${one}`.endsWith(`/${file}`)))).toEqual(
      [],
    );
  });

  test('names only functions and settings that the sources have', () => {
    const names = [...page.matchAll(/`([a-z]+[A-Z]\w*)`/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([]);
  });
});
