/** The codes of SQLite for problems with files. */
const sqliteCodes: Readonly<Record<number, string>> = {
  5: 'BUSY',
  8: 'EROFS',
  11: 'DAMAGED',
  13: 'ENOSPC',
  14: 'EACCES',
  26: 'DAMAGED',
};

const notWritable = (path: string) =>
  `${path} cannot be written. Choose another folder: DATA_DIR=/path npm start`;
const sentences: Readonly<Record<string, (path: string) => string>> = {
  EROFS: notWritable,
  EACCES: notWritable,
  EPERM: notWritable,
  ENOTDIR: notWritable,
  EEXIST: notWritable,
  ENOSPC: (path) =>
    `There is no room left on the disk of ${path}. Nothing that was saved is lost; make room.`,
  DAMAGED: (path) =>
    `${path} is damaged, and was left as it is. Put back a copy, or move it away to start with a new one.`,
};

/** The code of an error of the file system or of SQLite; undefined for other errors. */
export function fileErrorCode(error: unknown): string | undefined {
  const { code, errcode } = Object(error) as { code?: unknown; errcode?: unknown };
  // The low byte is the code; the others are details.
  if (typeof errcode === 'number') return sqliteCodes[errcode & 0xff];
  return typeof code === 'string' ? code : undefined;
}

/** A sentence that says why a file or folder cannot be used, and what helps; undefined for other errors. */
export function folderProblem(error: unknown, path: string): string | undefined {
  return sentences[fileErrorCode(error) ?? '']?.(path);
}
