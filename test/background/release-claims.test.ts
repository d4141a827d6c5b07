import { expect, test } from 'vitest';
import { releaseClaims } from '#shared/background/release-claims.ts';
import { uniqueValue } from '#shared/resources/claim.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { newAccount } from '../support/account.ts';

/** A location that was renamed from Shelf to Rack by a call that did not release the name. */
async function arrange() {
  const { api, accountId } = await newAccount();
  const read = () => findRow(rowKey.record(accountId, 'location', 1), { consistent: true });
  await api.post('/v1/locations', { name: 'Shelf' });
  const before = await read();
  await api.patch('/v1/locations/1', { name: 'Rack' });
  const after = await read();
  const claim = rowKey.unique(accountId, uniqueValue('location.name.0', 'Shelf'));
  await putRows([{ ...claim, resource: 'location', id: 1 }]);
  expect((await api.post('/v1/locations', { name: 'Shelf' })).body.error.fields.name[0].id).toBe(1);
  return { api, release: () => releaseClaims({ before, after }, Date.now())?.() };
}

test('a name that a killed call did not release is free again', async () => {
  const { api, release } = await arrange();
  await release();
  await release();
  expect((await api.post('/v1/locations', { name: 'Shelf' })).status).toBe(201);
});

test('a name that a location has again is not released', async () => {
  const { api, release } = await arrange();
  await release();
  await api.patch('/v1/locations/1', { name: 'Shelf' });
  await release();
  expect((await api.post('/v1/locations', { name: 'Shelf' })).body.error.fields.name[0].id).toBe(1);
});

test('a name that a location did not release is free once the location is deleted', async () => {
  const { api, release } = await arrange();
  await api.delete('/v1/locations/1');
  await release();
  expect((await api.post('/v1/locations', { name: 'Shelf' })).status).toBe(201);
});
