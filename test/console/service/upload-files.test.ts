import { expect, inject, test } from 'vitest';
import { type Send, uploadFiles } from '#console/api/upload.ts';
import { createClient } from '../../../clients/typescript/src/index.ts';
import { newAccount } from '../../support/account.ts';
import { newItemOf, pdf } from '../../support/files.ts';

const { url: baseUrl } = inject('service');

const never = new AbortController().signal;
const onProgress = () => {};

const sendByFetch =
  (onSent: (bytes: number) => void): Send =>
  async ({ url, method, headers }, file) => {
    const response = await fetch(url, { method, headers, body: file });
    onSent(file.size);
    return response;
  };

const noteOf = (name: string) => new File(['Note'], name, { type: 'text/plain' });

test('twelve files added at once are all uploaded, and the progress ends at 1', async () => {
  const { api, token } = await newAccount();
  const item = await newItemOf(api);
  const type = 'application/pdf';
  const files = Array.from({ length: 12 }, (_, index) => {
    return new File([new Uint8Array(pdf)], `manual-${index}.pdf`, { type });
  });
  const progress: number[] = [];
  await uploadFiles(createClient({ baseUrl, token }), { of: 'items', id: item.id }, files, {
    onProgress: (share) => progress.push(share),
    signal: never,
    sendBy: sendByFetch,
  });
  const { body } = await api.get(`/v1/items/${item.id}/files?limit=200`);
  expect(body.data).toHaveLength(12);
  expect(progress.at(-1)).toBe(1);
});

test('a file that could not be sent is not left as pending', async () => {
  const { api, token } = await newAccount();
  const item = await newItemOf(api);
  const refused = await uploadFiles(
    createClient({ baseUrl, token }),
    { of: 'items', id: item.id },
    [noteOf('note.txt')],
    { onProgress, signal: never, sendBy: () => async () => new Response(null, { status: 403 }) },
  );
  expect(refused).toMatchObject([{ name: 'note.txt' }]);
  const { body } = await api.get(`/v1/items/${item.id}/files`);
  expect(body.data).toEqual([]);
});

test('after a cancellation, the file being sent and those after it can be sent again', async () => {
  const { api, token } = await newAccount();
  const item = await newItemOf(api);
  const uploading = new AbortController();
  const cancelled = await uploadFiles(
    createClient({ baseUrl, token }),
    { of: 'items', id: item.id },
    ['a.txt', 'b.txt', 'c.txt'].map(noteOf),
    {
      onProgress,
      signal: uploading.signal,
      sendBy: (onSent, signal) => async (upload, file) => {
        if (file.name === 'b.txt') uploading.abort();
        signal.throwIfAborted();
        return sendByFetch(onSent)(upload, file);
      },
    },
  );
  expect(cancelled).toMatchObject([
    { name: 'b.txt', reason: 'Cancelled.', again: { name: 'b.txt' } },
    { name: 'c.txt', reason: 'Cancelled.', again: { name: 'c.txt' } },
  ]);
  const { body } = await api.get(`/v1/items/${item.id}/files`);
  expect(body.data).toMatchObject([{ name: 'a.txt' }]);
});
