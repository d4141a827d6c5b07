import type { FileOwner } from '#shared/families.ts';

/** The record that a file belongs to, and an unguessable token. */
export interface FileKeyParts {
  account: number;
  owner: FileOwner;
  id: number;
  file: number;
  token: string;
}

/** The prefix for clients' uploads, which are unchecked and deleted after a day. */
export const uploads = 'uploads/';
/** The prefix for checked files. Clients never get write access here. */
export const files = 'files/';

/** Behind the key of a picture, that of its preview. */
export const previewSuffix = '.preview';

/** Only files of issues name their owner: those of items came first. */
const folders = { item: '', issue: 'issue/' } as const satisfies Record<FileOwner, string>;

const nameOf = ({ account, owner, id, file, token }: FileKeyParts) =>
  `${account}/${folders[owner]}${id}/${file}-${token}`;

export const uploadKey = (keyParts: FileKeyParts) => `${uploads}${nameOf(keyParts)}`;
export const fileKey = (keyParts: FileKeyParts) => `${files}${nameOf(keyParts)}`;
export const previewKey = (keyParts: FileKeyParts) => `${fileKey(keyParts)}${previewSuffix}`;

/** The file of an upload's key; undefined for other keys. */
export const partsOfUploadKey = (key: string) => partsOfKey(uploads, key);
/** The file of the key of a checked file; undefined for other keys, such as those of previews. */
export const partsOfFileKey = (key: string) => partsOfKey(files, key);

function partsOfKey(prefix: string, key: string): FileKeyParts | undefined {
  if (!key.startsWith(prefix)) return undefined;
  const name = key.slice(prefix.length);
  const parts = /^(\d+)\/(issue\/)?(\d+)\/(\d+)-(\w+)$/.exec(name);
  const [, account, folder, id, file, token] = parts ?? [];
  if (token === undefined) return undefined;
  const owner = folder === undefined ? 'item' : 'issue';
  return { account: Number(account), owner, id: Number(id), file: Number(file), token };
}
