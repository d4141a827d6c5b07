import { downloadUrl } from '#shared/bucket/downloads.ts';
import { type FileKeyParts, fileKey, previewKey } from '#shared/bucket/keys.ts';
import type { Call } from '#shared/call.ts';
import type { File } from './fields.ts';
import type { FileSet, StoredFile } from './record.ts';

type FileRecord = Pick<FileSet, 'owner' | 'id'>;

export function keyPartsOf(
  { caller: { accountId: account } }: Pick<Call, 'caller'>,
  { owner, id }: FileRecord,
  { id: file, token }: StoredFile,
): FileKeyParts {
  return { account, owner, id, file, token };
}

export async function showFile(call: Call, record: FileRecord, file: StoredFile): Promise<File> {
  const { token: _token, request_id: _request, until: _until, has_preview, ...shownFile } = file;
  const { reason = null, status } = file;
  const urls = status === 'stored' ? await urlsOf(call, record, file) : noUrls;
  return { ...shownFile, reason, ...urls };
}

const noUrls = { url: null, preview_url: null };

/** The addresses of a stored file and its preview, valid for 15 minutes. */
export async function urlsOf(call: Call, record: FileRecord, file: StoredFile) {
  const { name, content_type: contentType, has_preview = false } = file;
  const keyParts = keyPartsOf(call, record, file);
  const url = await downloadUrl({ key: fileKey(keyParts), name, contentType }, call.arrivedAt);
  if (!has_preview) return { url, preview_url: null };
  const preview = { key: previewKey(keyParts), name: `${name}.jpg`, contentType: 'image/jpeg' };
  return { url, preview_url: await downloadUrl(preview, call.arrivedAt) };
}
