import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { client } from '../../support/http.ts';
import { rawRequest } from '../../support/raw-request.ts';

const api = client();
const paths = ['/v1/openapi.json', '/v1/openapi.yaml'];

test('anybody can read the OpenAPI document as JSON and YAML, without use of the rate limit', async () => {
  const json = await api.get('/v1/openapi.json');
  const yaml = await api.get('/v1/openapi.yaml', { authorization: 'Bearer nonsense' });
  expect([json.status, yaml.status]).toEqual([200, 200]);
  expect(json.headers['content-type']).toBe('application/json');
  expect(yaml.headers['content-type']).toBe('application/yaml');
  expect(parse(yaml.body)).toEqual(json.body);
  expect(parse(yaml.body, { version: '1.1' })).toEqual(json.body);
  expect(json.body.paths['/v1/openapi.json'].get.operationId).toBe('service.openapi');
  for (const { headers } of [json, yaml]) {
    expect(headers).toMatchObject({ 'x-ratelimit-limit': '300', 'x-ratelimit-remaining': '300' });
  }
});

test.each(paths)('%s gets 304 if the client has the current version', async (path) => {
  const {
    headers: { etag = '' },
  } = await api.get(path);
  for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await api.get(path, { 'if-none-match': ifNoneMatch });
    expect([answer.status, answer.body, answer.headers.etag]).toEqual([304, undefined, etag]);
  }
  expect((await api.get(path, { 'if-none-match': '"other"' })).status).toBe(200);
});

test.each(paths)('%s is compressed for a client that accepts it', async (path) => {
  const plain = await rawRequest({ path, headers: {} });
  const gzip = await rawRequest({ path, headers: { 'accept-encoding': 'gzip' } });
  const brotli = await rawRequest({ path, headers: { 'accept-encoding': 'gzip, br' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
  expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
});

test.each([...paths, '/v1/ping'])(
  '%s refuses unknown parameters with Prefer: handling=strict',
  async (path) => {
    const strict = await api.get(`${path}?foo=1`, { prefer: 'handling=strict' });
    expect(strict.status).toBe(400);
    expect(Object.keys(strict.body.error.fields)).toEqual(['foo']);
    expect((await api.get(`${path}?foo=1`)).status).toBe(200);
  },
);
