import { pages } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { readAll } from '#console/api/read-all.ts';
import type { StoredFile } from '#console/api/records.ts';
import type { FileOwner } from '#console/api/upload.ts';
import { pageMax } from '#shared/limits.ts';

export function readFiles({ of, id }: FileOwner, signal: AbortSignal): Promise<StoredFile[]> {
  const options = { path: { id }, query: { limit: pageMax }, signal };
  return of === 'items'
    ? readAll(pages(api, '/v1/items/{id}/files', options))
    : readAll(pages(api, '/v1/issues/{id}/files', options));
}

/** Makes a picture the main one of its record. */
export function makeMain({ of, id }: FileOwner, file: StoredFile): Promise<unknown> {
  const options = { params: { path: { id, file_id: file.id } }, body: { main: true } };
  return of === 'items'
    ? orThrow(api.PATCH('/v1/items/{id}/files/{file_id}', options))
    : orThrow(api.PATCH('/v1/issues/{id}/files/{file_id}', options));
}

export function removeFile({ of, id }: FileOwner, file: StoredFile): Promise<unknown> {
  const options = { params: { path: { id, file_id: file.id } } };
  return of === 'items'
    ? orThrow(api.DELETE('/v1/items/{id}/files/{file_id}', options))
    : orThrow(api.DELETE('/v1/issues/{id}/files/{file_id}', options));
}
