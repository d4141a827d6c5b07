import { request } from 'node:http';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { unprocessedObjects } from '#infra/local/bucket-events.ts';
import { bucketFolder, bucketName } from '#infra/local/bucket-files.ts';
import { previewSuffix } from '#shared/bucket/keys.ts';
import { readObject, removeObject, writeObject } from '#shared/bucket/objects.ts';
import { presign } from '#shared/bucket/sign.ts';
import { newAccount } from '../support/account.ts';
import { announceFile, newItemOf, pdf, picture, png, upload } from '../support/files.ts';
import { newWord } from '../support/writes/records.ts';

async function newUpload() {
  const { api } = await newAccount();
  const item = await newItemOf(api);
  return (await announceFile(api, item.id, picture())).upload;
}

/** The status of a request with another `Host` header. */
function requestWithHost(host: string, method: string, url: string): Promise<number | undefined> {
  const { hostname, port, pathname, search } = new URL(url);
  const origin = { origin: 'http://evil.example', 'access-control-request-method': 'PUT' };
  const headers = { host, ...origin };
  const options = { hostname, port, path: `${pathname}${search}`, method, headers };
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    outgoing.once('error', reject).end();
  });
}

test('a signed upload cannot be changed into a copy of another object', async () => {
  const [signed, other] = [await newUpload(), await newUpload()];
  expect(await upload(other, png())).toBe(200);
  const headers = { ...signed.headers, 'x-amz-copy-source': new URL(other.url).pathname };
  expect(await upload({ ...signed, headers }, png())).toBe(403);
});

test('a URL that was signed with another secret is refused', async () => {
  const { secret = '' } = inject('service');
  onTestFinished(() => {
    process.env.AWS_SECRET_ACCESS_KEY = secret;
  });
  const read = async () => {
    const key = 'files/1/1/1-none';
    return (await fetch(await presign('GET', { key, now: Date.now() }))).status;
  };
  expect(await read()).toBe(404);
  process.env.AWS_SECRET_ACCESS_KEY = 'local';
  expect(await read()).toBe(403);
});

test('a request with a foreign host name is refused', async () => {
  const { url } = await newUpload();
  const { port } = new URL(url);
  expect(await requestWithHost(`evil.example:${port}`, 'PUT', url)).toBe(403);
  expect(await requestWithHost(`evil.example:${port}`, 'OPTIONS', url)).toBe(403);
});

test('an object that is written while the last one in its folder is removed is kept', async () => {
  const folder = `files/${newWord()}`;
  const objects: unknown[] = [];
  for (let round = 0; round < 20; round += 1) {
    const [one, other] = [`${folder}/${round}-one`, `${folder}/${round}-other`];
    await writeObject(one, png(), 'image/png');
    await Promise.all([removeObject(one), writeObject(other, png(), 'image/png')]);
    objects.push(await readObject(other, 1000));
    await removeObject(other);
  }
  expect(objects).not.toContain('absent');
});

test('the next start processes pictures without a preview and uploads again', async () => {
  const word = newWord();
  const keys = [`uploads/${word}/1`, `files/${word}/1`];
  const [file, last, other] = [`files/${word}/2`, `files/${word}/3`, `files/${word}/4`];
  for (const key of [...keys, last, other]) await writeObject(key, png(), 'image/png');
  await writeObject(file, pdf, 'application/pdf');
  await writeObject(`${other}${previewSuffix}`, png(), 'image/jpeg');
  const folder = join(bucketFolder(inject('service').folder), bucketName);
  const unprocessed = unprocessedObjects(folder).filter((key) => key.includes(word));
  expect(unprocessed.toSorted()).toEqual([...keys, last].toSorted());
});
