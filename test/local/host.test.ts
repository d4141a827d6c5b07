import { expect, onTestFinished, test } from 'vitest';
import { newFilledStart } from './filled.ts';
import { isAnswered, otherAddresses } from './other-addresses.ts';
import { startMilliseconds } from './start.ts';

test(
  'HOST sets the address on which it listens',
  async () => {
    const local = newFilledStart();
    onTestFinished(local.end);
    const { url } = await local.start({ HOST: '0.0.0.0' }).ready();
    for (const address of otherAddresses()) {
      expect(await isAnswered(address, new URL(url).port)).toBe(true);
    }
  },
  startMilliseconds,
);

test(
  'on all addresses, files are uploaded to one that other machines can reach, if there is one',
  async () => {
    const local = newFilledStart();
    onTestFinished(local.end);
    const { url, token } = await local.start({ HOST: '0.0.0.0' }).ready();
    const response = await fetch(`${url}/v1/items/1/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        files: [{ name: 'note.txt', content_type: 'text/plain', size: 2 }],
      }),
    });
    const { data } = (await response.json()) as { data: { files: { upload: Upload }[] } };
    const [upload] = data.files.map((file) => file.upload);
    if (!upload) throw new Error('There is no address for the file.');
    const [address = 'localhost'] = otherAddresses();
    expect(new URL(upload.url).hostname).toBe(address);
    const { method, headers } = upload;
    expect((await fetch(upload.url, { method, headers, body: 'OK' })).status).toBe(200);
  },
  startMilliseconds,
);

interface Upload {
  url: string;
  method: string;
  headers: Record<string, string>;
}
