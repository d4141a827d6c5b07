import type { Client } from './client.ts';
import { orThrow, Refusal } from './refusal.ts';
import { withRetry } from './retry.ts';
import type { components } from './schema.ts';

type FileRequest = components['schemas']['FilesCreate']['files'][number];

export interface UploadOptions extends Pick<FileRequest, 'kind' | 'main'> {
  signal?: AbortSignal;
  /** Sends the file instead of `fetch`, such as by `XMLHttpRequest`, which reports progress. */
  send?: (upload: components['schemas']['Upload'], file: File) => Promise<Response>;
}

/** A file as it was sent: it is `stored` or `rejected` once the service has looked at it. */
export type SentFile = Omit<components['schemas']['AwaitedFile'], 'upload'>;

/** Sends a file of an item: asks where to, and sends it there. */
export async function upload(
  client: Client,
  itemId: number,
  file: File,
  { signal, send: sendOnce, ...wishes }: UploadOptions = {},
): Promise<SentFile> {
  const stop = signal ? { signal } : {};
  const send = ({ upload }: Awaited) =>
    withRetry(() => sendOnce?.(upload, file) ?? put(upload, file, stop), {
      ...client.retryOptions,
      ...stop,
      // A file is written once, under an address that nobody else has.
      isRetryable: true,
    });
  const announce = () => announceFile(client, itemId, file, wishes, stop);
  let awaited = await announce();
  let response = await send(awaited);
  if (await hasExpired(response)) {
    // What was announced last has an address that is good again; of the two, only one is to come.
    await withdraw(client, itemId, awaited.id, stop);
    awaited = await announce();
    response = await send(awaited);
  }
  if (!isThere(response)) throw new Refusal(response);
  const { upload: _, ...sent } = awaited;
  return sent;
}

type Awaited = components['schemas']['AwaitedFile'];
type Stop = Pick<UploadOptions, 'signal'>;

async function announceFile(
  client: Client,
  id: number,
  { name, type, size }: File,
  wishes: Pick<FileRequest, 'kind' | 'main'>,
  stop: Stop,
): Promise<Awaited> {
  // The service itself says which types it does not take.
  const request: FileRequest = {
    name,
    content_type: type as FileRequest['content_type'],
    size,
    ...wishes,
  };
  const params = { path: { id } };
  const call = client.POST('/v1/items/{id}/files', { params, body: { files: [request] }, ...stop });
  const [awaited] = (await orThrow(call)).data.files;
  if (!awaited) throw new Error('The service did not say where to send the file.');
  return awaited;
}

/** Gives up what was announced; what is gone need not go. */
async function withdraw(client: Client, id: number, file_id: number, stop: Stop): Promise<void> {
  const params = { path: { id, file_id } };
  const call = client.DELETE('/v1/items/{id}/files/{file_id}', { params, ...stop });
  await orThrow(call).catch((error: unknown) => {
    if (!(error instanceof Refusal && error.status === 404)) throw error;
  });
}

function put(
  { url, method, headers }: components['schemas']['Upload'],
  body: File,
  stop: Stop,
): Promise<Response> {
  return fetch(url, { method, headers, body, ...stop });
}

/** 412 says that there is a file already: it was sent, and the answer lost. */
const isThere = ({ ok, status }: Response) => ok || status === 412;

/** Whether the storage refuses an address for its age alone; it says so only in words. */
async function hasExpired(response: Response): Promise<boolean> {
  return response.status === 403 && /\bexpired\b/.test(await response.clone().text());
}
