import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
  const { api } = account;
  await api.post('/v1/items', { name: 'DMG Lumière Maxi', unique_id: 'CAM-0042', qr: ['Box 7/a'] });
  await api.post('/v1/items', {
    name: 'Tripod',
    type: 'Stativ',
    tags: ['größe-xl'],
    external_ref: 'erp:9981',
  });
  await api.post('/v1/items', {
    name: 'Recorder',
    manufacturer: 'Sound & Devices',
    model: 'MixPre-6',
    serial_number: 'SN77',
    description: 'with a lumière bag',
  });
});

test.each([
  ['lumiere', [1, 3]],
  ['LUMIÈRE', [1, 3]],
  ['lumi', [1, 3]],
  ['umiere', []],
  ['lumiere maxi', [1]],
  ['maxi lumiere', [1]],
  ['lumiere tripod', []],
  ['cam-0042', [1]],
  ['cam', [1]],
  ['0042', [1]],
  ['042', []],
  ['stativ', [2]],
  ['große', [2]],
  ['größe', [2]],
  ['grosse', []],
  ['xl', [2]],
  ['9981', [2]],
  ['sound devices', [3]],
  ['mixpre', [3]],
  ['sn77', [3]],
  ['box 7', [1]],
  ['"lumiere" OR tripod', []],
  ['!!', [1, 2, 3]],
])('q=%s', async (q, expected) => {
  const { body } = await account.api.get(`/v1/items?q=${encodeURIComponent(q)}`);
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual(expected);
  expect(body.meta.pagination.total).toBe(expected.length);
});

test('an item is found by its current name, and not by its former one', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'Alpha Beta' });
  await api.patch('/v1/items/1', { name: 'Beta Gamma' });
  const countMatches = async (q: string) => (await api.get(`/v1/items?q=${q}`)).body.data.length;
  expect([
    await countMatches('alpha'),
    await countMatches('beta'),
    await countMatches('gamma'),
  ]).toEqual([0, 1, 1]);
  await api.delete('/v1/items/1');
  expect(await countMatches('beta')).toBe(0);
});

test('a text of very many words is found by each of its current words', async () => {
  const { api } = await newAccount();
  const textOf = (letter: string) =>
    Array.from({ length: 1000 }, (_, index) => `${letter}${index.toString(36)}`).join(' ');
  const findIds = async (q: string) => {
    const { body } = await api.get(`/v1/items?q=${encodeURIComponent(q)}`);
    return body.data.map(({ id }: { id: number }) => id);
  };
  await api.post('/v1/items', { name: 'Small axa', description: 'axb' });
  const many = await api.post('/v1/items', { name: 'Many', description: textOf('ax') });
  expect(many.status).toBe(201);
  expect(await findIds('ax0')).toEqual([2]);
  expect(await findIds('axrr')).toEqual([2]);
  expect(await findIds('many axrr')).toEqual([2]);
  expect(await findIds('small axrr')).toEqual([]);
  await api.patch('/v1/items/2', { description: textOf('bx') });
  expect(await findIds('axrr')).toEqual([]);
  expect(await findIds('bxrr many')).toEqual([2]);
  await api.patch('/v1/items/2', { description: 'short again axrr' });
  expect(await findIds('bxrr')).toEqual([]);
  expect(await findIds('axrr again')).toEqual([2]);
  await api.delete('/v1/items/2');
  expect(await findIds('axrr')).toEqual([]);
});

test('a lookup tries the whole value, then the label in a URL, then unique ids', async () => {
  const { api } = account;
  const findIds = async (qr: string, more = '') => {
    const { status, body } = await api.get(`/v1/items/lookup?qr=${encodeURIComponent(qr)}${more}`);
    expect(status).toBe(200);
    return body.data.map(({ id }: { id: number }) => id);
  };
  expect(await findIds(' Box 7/a ')).toEqual([1]);
  expect(await findIds('box 7/a')).toEqual([]);
  expect(await findIds('https://l.example/scan?qr=Box%207/a')).toEqual([1]);
  expect(await findIds('https://l.example/i/cam-0042')).toEqual([1]);
  expect(await findIds('cam-0042', '&q=lumiere')).toEqual([1]);
  expect(await findIds('cam-0042', '&q=tripod')).toEqual([]);
  expect(await findIds('nothing')).toEqual([]);
});

test('a URL may be longer than a label, and a lookup of a too long label finds nothing', async () => {
  const { api } = account;
  const findIds = async (qr: string) => {
    const { body } = await api.get(`/v1/items/lookup?qr=${encodeURIComponent(qr)}`);
    return body.data.map(({ id }: { id: number }) => id);
  };
  expect(await findIds(`https://l.example/scan?utm=${'x'.repeat(500)}&qr=CAM-0042`)).toEqual([1]);
  expect(await findIds('é'.repeat(2000))).toEqual([]);
  expect((await api.get(`/v1/items/lookup?qr=${'x'.repeat(2049)}`)).status).toBe(400);
});

test('a lookup prefers a label to a unique id, and finds items only', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'By id', unique_id: 'X1' });
  await api.post('/v1/items', { name: 'By label', qr: ['X1'] });
  await api.post('/v1/locations', { name: 'Shelf', qr: ['S1'] });
  const ids = (await api.get('/v1/items/lookup?qr=X1')).body.data.map(
    ({ id }: { id: number }) => id,
  );
  expect(ids).toEqual([2]);
  expect((await api.get('/v1/items/lookup?qr=S1')).body.data).toEqual([]);
  expect((await api.get('/v1/items/lookup?q=label')).body.data).toHaveLength(1);
  expect((await api.get('/v1/items/lookup')).status).toBe(400);
});
