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
export function placeOfUpload(key: string): FilePlace | undefined {
  const [, account, item, file, token] = /^uploads\/(\d+)\/(\d+)\/(\d+)-(\w+)$/.exec(key) ?? [];
  if (token === undefined) return undefined;
  return { account: Number(account), item: Number(item), file: Number(file), token };
}
