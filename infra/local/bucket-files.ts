import { join } from 'node:path';

/** What the bucket is called, in the folder of files. */
export const bucketName = 'equipment';
/** The folder of the bucket's stand-in, in the data folder of a service. */
export const bucketFolder = (folder: string) => join(folder, 'files');

/** The file in which the bucket's stand-in keeps an object. */
export function objectFile(folder: string, key: string): string {
  return join(bucketFolder(folder), bucketName, `${key}._S3rver_object`);
}
