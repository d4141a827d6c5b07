import { join } from 'node:path';

/** The name of the bucket, which is also the name of its folder. */
export const bucketName = 'equipment';
/** The folder of the local bucket, within the data folder of a service. */
export const bucketFolder = (folder: string) => join(folder, 'files');

/** The path of the file with the content of an object. */
export function objectFile(folder: string, key: string): string {
  return join(bucketFolder(folder), bucketName, `${key}._S3rver_object`);
}
