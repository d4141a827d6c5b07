import { expect, test } from 'vitest';
import { withFewRejected } from '#shared/families/files/files.ts';
import type { StoredFile } from '#shared/families/files/record.ts';

const fileOf = (id: number, status: StoredFile['status']): StoredFile => ({
  id,
  name: 'picture.png',
  content_type: 'image/png',
  size: 5,
  kind: 'picture',
  main: false,
  status,
  token: '',
  created_at: '2030-01-01T00:00:00Z',
  created_by: { id: 1, type: 'user', name: 'Ann' },
  request_id: '',
});

test('only the newest 50 rejected files are shown, and all files with another status', () => {
  const rejected = Array.from({ length: 60 }, (_, index) => fileOf(index + 2, 'rejected'));
  const after = withFewRejected([fileOf(1, 'stored'), ...rejected, fileOf(99, 'pending')]);
  expect(after.map(({ id }) => id)).toEqual([1, ...rejected.slice(10).map(({ id }) => id), 99]);
});
