import { expect, inject, test } from 'vitest';
import { uploadFiles } from '#console/api/upload.ts';
import { createClient } from '../../../clients/typescript/src/index.ts';
import { newAccount } from '../../support/account.ts';
import { newItemOf, pdf } from '../../support/files.ts';

const { url: baseUrl } = inject('service');

test('twelve files added at once are all uploaded, and the progress ends at 1', async () => {
  const { api, token } = await newAccount();
  const item = await newItemOf(api);
  const type = 'application/pdf';
  const files = Array.from({ length: 12 }, (_, index) => {
    return new File([new Uint8Array(pdf)], `manual-${index}.pdf`, { type });
  });
  const progress: number[] = [];
  await uploadFiles(
    createClient({ baseUrl, token }),
    { of: 'items', id: item.id },
    files,
    (share) => progress.push(share),
    (onSent) =>
      async ({ url, method, headers }, file) => {
        const response = await fetch(url, { method, headers, body: file });
        onSent(file.size);
        return response;
      },
  );
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
    [new File(['Note'], 'note.txt', { type: 'text/plain' })],
    () => {},
    () => async () => new Response(null, { status: 403 }),
  );
  expect(refused).toMatchObject([{ name: 'note.txt' }]);
  const { body } = await api.get(`/v1/items/${item.id}/files`);
  expect(body.data).toEqual([]);
});
