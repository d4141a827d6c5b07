/** The owner of a file, and an unguessable token. */
export interface FilePlace {
  account: number;
  item: number;
  file: number;
  token: string;
}

/** The prefix for clients' uploads, which are unchecked and deleted after a day. */
export const uploads = 'uploads/';
/** The prefix for checked files. Clients never get write access here. */
export const files = 'files/';

const nameOf = ({ account, item, file, token }: FilePlace) => `${account}/${item}/${file}-${token}`;

export const uploadKey = (place: FilePlace) => `${uploads}${nameOf(place)}`;
export const fileKey = (place: FilePlace) => `${files}${nameOf(place)}`;
export const previewKey = (place: FilePlace) => `${files}${nameOf(place)}.preview`;

/** The file of an upload's key; undefined for other keys. */
export const placeOfUpload = (key: string) => placeIn(uploads, key);
/** The file of the key of a checked file; undefined for other keys, such as those of previews. */
export const placeOfFile = (key: string) => placeIn(files, key);

function placeIn(prefix: string, key: string): FilePlace | undefined {
  if (!key.startsWith(prefix)) return undefined;
  const name = key.slice(prefix.length);
  const [, account, item, file, token] = /^(\d+)\/(\d+)\/(\d+)-(\w+)$/.exec(name) ?? [];
  if (token === undefined) return undefined;
  return { account: Number(account), item: Number(item), file: Number(file), token };
}
