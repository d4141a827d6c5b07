import { expect, test } from 'vitest';
import { createClient } from '#client/client.ts';
import { pages } from '#client/pages.ts';
import { readAll } from '#console/api/read-all.ts';

/** A client of a service with this number of keys, which returns two on each page. */
function clientWith(count: number) {
  const requests: string[] = [];
  const fetch = async ({ url }: Request) => {
    requests.push(url);
    const start = Number(new URL(url).searchParams.get('cursor') ?? 0);
    const ids = Array.from({ length: count }, (_, index) => index).slice(start, start + 2);
    const next_cursor = start + 2 < count ? String(start + 2) : null;
    const data = ids.map((id) => ({ id }));
    return Response.json({ data, meta: { pagination: { next_cursor } } });
  };
  const client = createClient({ baseUrl: 'http://service.test', fetch });
  const keys = pages(client, '/v1/accounts/{id}/keys', { path: { id: 1 } });
  return { keys, requests };
}

test('all pages of a list are read', async () => {
  const { keys, requests } = clientWith(5);
  expect((await readAll(keys)).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
  expect(requests).toHaveLength(3);
});

test('no page is read beyond the given limit', async () => {
  const { keys, requests } = clientWith(5);
  expect(await readAll(keys, 2)).toHaveLength(2);
  expect(requests).toHaveLength(1);
});
