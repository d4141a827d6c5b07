import type { Client } from './client.ts';
import { orThrow, Refusal } from './refusal.ts';
import { withRetry } from './retry.ts';
import type { components } from './schema.ts';

type FileRequest = components['schemas']['FilesCreate']['files'][number];

/** The kinds of records that files belong to, as in the paths. */
export type FileOwners = 'items' | 'issues';

export interface UploadOptions extends Pick<FileRequest, 'kind' | 'main'> {
  /** The kind of record that the file belongs to; by default, an item. */
  of?: FileOwners;
  signal?: AbortSignal;
  /** Sends the file instead of `fetch`, such as by `XMLHttpRequest`, which reports progress. */
  send?: (upload: Upload, file: File) => Promise<Response>;
}

/** A file as it was sent: it is `stored` or `rejected` once the service has looked at it. */
export type SentFile = Omit<components['schemas']['AwaitedFile'], 'upload'>;

/** Sends a file of an item, or of an issue: asks where to, and sends it there. */
export async function upload(
  client: Client,
  id: number,
  file: File,
  { of = 'items', signal, send: sendOnce, ...fileOptions }: UploadOptions = {},
): Promise<SentFile> {
  const stop = signal ? { signal } : {};
  const send = (upload: Upload) =>
    withRetry(() => sendOnce?.(upload, file) ?? put(upload, file, stop), {
      ...client.retryOptions,
      ...stop,
      // The address takes this file once and nothing else, so a repeat is safe.
      isRetryable: true,
    });
  const path: FilesPath = `/v1/${of as 'items'}/{id}/files`;
  const attempt = async (isFirst: boolean): Promise<SentFile> => {
    signal?.throwIfAborted();
    // Not cancelled by the signal: the file would be announced, but nobody would know its id.
    const { upload, ...sentFile } = await announceFile(client, path, id, file, fileOptions);
    let isExpired = false;
    try {
      signal?.throwIfAborted();
      const response = await send(upload);
      if (isThere(response)) return sentFile;
      isExpired = await hasExpired(response);
      throw new Refusal(response);
    } catch (cause) {
      // Otherwise the announced file would stay pending, and count as a file, for a day.
      const params = { path: { id, file_id: sentFile.id } };
      await client.DELETE(`${path}/{file_id}`, { params }).catch(() => {});
      if (isFirst && isExpired) return attempt(false);
      throw cause;
    }
  };
  return attempt(true);
}

type Awaited = components['schemas']['AwaitedFile'];
type Upload = components['schemas']['Upload'];
type Stop = Pick<UploadOptions, 'signal'>;
/** Files of issues have the same requests and answers as those of items, whose types are used for both. */
type FilesPath = '/v1/items/{id}/files';

async function announceFile(
  client: Client,
  path: FilesPath,
  id: number,
  { name, type, size }: File,
  fileOptions: Pick<FileRequest, 'kind' | 'main'>,
): Promise<Awaited> {
  // A blob that was fetched has its charset in its type, too. The service refuses types that it does not accept.
  const [contentType = ''] = type.split(';');
  const request: FileRequest = {
    name,
    content_type: contentType.trim() as FileRequest['content_type'],
    size,
    ...fileOptions,
  };
  const options = { params: { path: { id } }, body: { files: [request] } };
  const [awaited] = (await orThrow(client.POST(path, options))).data.files;
  if (!awaited) throw new Error('The service did not say where to send the file.');
  return awaited;
}

function put({ url, method, headers }: Upload, body: File, stop: Stop): Promise<Response> {
  return fetch(url, { method, headers, body, ...stop });
}

/** 412 means that the file is already there: it was sent before, and the answer was lost. */
const isThere = ({ ok, status }: Response) => ok || status === 412;

/** Whether the storage refused an expired address. Only the text of its answer says so. */
async function hasExpired(response: Response): Promise<boolean> {
  return response.status === 403 && /\bexpired\b/.test(await response.clone().text());
}
