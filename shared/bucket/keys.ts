/** Whose a file is, and the random text that nobody guesses. */
export interface FilePlace {
  account: number;
  item: number;
  file: number;
  token: string;
}

/** Where clients send to. What stands there was not looked at yet, and goes after a day. */
export const uploads = 'uploads/';
/** Where it is kept what was looked at: nobody is ever given leave to write here. */
export const files = 'files/';

const nameOf = ({ account, item, file, token }: FilePlace) => `${account}/${item}/${file}-${token}`;

export const uploadKey = (place: FilePlace) => `${uploads}${nameOf(place)}`;
export const fileKey = (place: FilePlace) => `${files}${nameOf(place)}`;
export const previewKey = (place: FilePlace) => `${files}${nameOf(place)}.preview`;

/** Whose upload a key is; undefined for what is none. */
export function placeOfUpload(key: string): FilePlace | undefined {
  const [, account, item, file, token] = /^uploads\/(\d+)\/(\d+)\/(\d+)-(\w+)$/.exec(key) ?? [];
  if (token === undefined) return undefined;
  return { account: Number(account), item: Number(item), file: Number(file), token };
}
