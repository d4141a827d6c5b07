import type { Client } from './client.ts';
import { patiently } from './patiently.ts';
import { orThrow, Refusal } from './refusal.ts';
import type { components } from './schema.ts';

type Asked = components['schemas']['FilesCreate']['files'][number];

export interface UploadOptions extends Pick<Asked, 'kind' | 'main'> {
  signal?: AbortSignal;
}

/** A file as it was sent: it is `stored` or `rejected` once the service has looked at it. */
export type SentFile = Omit<components['schemas']['AwaitedFile'], 'upload'>;

/** Sends a file of an item: asks where to, and sends it there. */
export async function upload(
  client: Client,
  itemId: number,
  file: File,
  { signal, ...wishes }: UploadOptions = {},
): Promise<SentFile> {
  const asked: Asked = {
    name: file.name,
    // The service itself says which types it does not take.
    content_type: file.type as Asked['content_type'],
    size: file.size,
    ...wishes,
  };
  const stop = signal ? { signal } : {};
  const { data } = await orThrow(
    client.POST('/v1/items/{id}/files', {
      params: { path: { id: itemId } },
      body: { files: [asked] },
      ...stop,
    }),
  );
  const [awaited] = data.files;
  if (!awaited) throw new Error('The service did not say where to send the file.');
  const { upload: how, ...sent } = awaited;
  const send = () =>
    fetch(how.url, { method: how.method, headers: how.headers, body: file, ...stop });
  const response = await patiently(send, { signal, isRepeatable: true });
  if (!response.ok) throw new Refusal(response);
  return sent;
}
