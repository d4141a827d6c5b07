import { expect, test } from 'vitest';
import { openTable } from '../../support/store/raw-table.ts';
import { noteSent } from '../../support/store/sent-calls.ts';

test('a store that left refuses all calls, and takes them where it was when it is back', async () => {
  const { store, put, get } = await openTable({});
  await put('a', { by: 'first' });
  await store.leave();
  await expect(put('a', { by: 'second' })).rejects.toThrow();
  await store.comeBack();
  expect(await get('a')).toMatchObject({ by: 'first' });
});

test('a call that got no connection was not sent, and one that was done was', async () => {
  const { store, put } = await openTable({});
  await store.leave();
  const refused = await noteSent(() => put('a').catch(() => 'refused'));
  expect(refused).toEqual({ answer: 'refused', sent: { inTime: [], late: [] } });
  await store.comeBack();
  const { sent } = await noteSent(() => put('a'));
  expect(sent).toEqual({ inTime: ['PutItem'], late: [] });
});

test('a call that waited for a socket until the answer was given is late', async () => {
  const { store, put, get } = await openTable({});
  store.halt();
  // As many as the SDK has sockets.
  const waiting = Array.from({ length: 50 }, (_, index) => put(`${index}`).catch(() => {}));
  let reading: Promise<unknown> | undefined;
  const { sent } = await noteSent(async () => {
    reading = get('a');
  });
  expect(sent).toEqual({ inTime: [], late: [] });
  store.goOn();
  await Promise.all([...waiting, reading]);
  expect(sent).toEqual({ inTime: [], late: ['GetItem'] });
});
