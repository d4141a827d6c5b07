import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newFaultyService } from '../support/faulty-service.ts';
import { usualConflicts } from '../support/store/conflicts.ts';
import { seededNumbers, within } from '../support/store/random.ts';

/** `RACE_ROUNDS=100` before a release. */
const rounds = Number(process.env.RACE_ROUNDS ?? 5);
const items = 6;
const writers = 24;
/** How far indexes lag; eventually consistent reads lag half as far. */
const lagMilliseconds = 40;

const random = seededNumbers();

interface Copy {
  id: number;
  version: number;
  name: string;
}

/**
 * A client with a copy of all items, which each `poll` updates with the changes since the last one. It asks
 * again while the store is busy.
 */
async function arrange() {
  const service = await newFaultyService({
    conflicts: usualConflicts,
    lag: { indexMilliseconds: lagMilliseconds, readMilliseconds: lagMilliseconds / 2 },
    latency: [0, 5],
  });
  const [update, list] = [
    await service.endpoint('items.update'),
    await service.endpoint('items.list'),
  ];
  for (let id = 1; id <= items; id += 1)
    await service.api.post('/v1/items', { name: `Item ${id}` });
  const copies = new Map<number, Copy>();
  let since = '2026-01-01T00:00:00Z';
  const poll = async () => {
    let query = `updated_since=${since}&limit=4`;
    let until = since;
    for (;;) {
      const { status, body } = await list({ path: `/v1/items?${query}` });
      if (status === 503) continue;
      expect(status).toBe(200);
      for (const { id, version, name } of body.data) copies.set(id, { id, version, name });
      until = body.meta.sync.until;
      const cursor = body.meta.pagination.next_cursor;
      if (cursor === null) break;
      query = `updated_since=${since}&limit=4&cursor=${cursor}`;
    }
    since = until;
  };
  const write = (index: number) => {
    const id = (index % items) + 1;
    const body = { name: `Item ${id}, written by ${index}` };
    return update({ path: `/v1/items/${id}`, body });
  };
  return { ...service, copies, poll, write };
}

test(`a client that syncs during ${writers} concurrent writes has every change, in ${rounds} rounds`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { api, copies, poll, write } = await arrange();
    let isWriting = true;
    const polling = (async () => {
      while (isWriting) await poll();
    })();
    await Promise.all(
      Array.from({ length: writers }, async (_, index) => {
        await wait(within([0, 100], random));
        return write(index);
      }),
    );
    isWriting = false;
    await polling;
    await wait(2 * lagMilliseconds);
    await poll();
    const { body } = await api.get('/v1/items?limit=200');
    const now = body.data.map(({ id, version, name }: Copy) => ({ id, version, name }));
    expect([...copies.values()].sort((a, b) => a.id - b.id)).toEqual(now);
  }
}, 600_000);
