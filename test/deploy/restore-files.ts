import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutBucketVersioningCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Emulator } from './emulator.ts';
import { runOps } from './provision.ts';

const content = 'The file of item 7.';
const key = 'files/1/item/7/drill.txt';

/** Follows docs/restore.md for files: deletes them, and restores them as of the moment before. */
export async function restoreFiles(emulator: Emulator, Bucket: string): Promise<void> {
  const { endpoint, env } = emulator;
  const credentials = {
    accessKeyId: String(env.AWS_ACCESS_KEY_ID),
    secretAccessKey: String(env.AWS_SECRET_ACCESS_KEY),
  };
  const client = new S3Client({
    endpoint,
    credentials,
    region: String(env.AWS_REGION),
    forcePathStyle: true,
  });
  const keys = async () => {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
    return Contents.map(({ Key }) => String(Key));
  };
  // Only `prod` keeps versions of objects; other stages do not.
  const VersioningConfiguration = { Status: 'Enabled' } as const;
  await client.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration }));
  await client.send(new PutObjectCommand({ Bucket, Key: key, Body: content }));
  const before = await keys();
  // Times of objects are whole seconds.
  const moment = new Date(Math.floor(Date.now() / 1000) * 1000).toISOString();
  for (const Key of before) await client.send(new DeleteObjectCommand({ Bucket, Key }));
  const gone = await keys();
  if (gone.length > 0) throw new Error(`These were not deleted: ${gone.join(', ')}.`);
  const restore = () => runOps(emulator, 'restore', 'files', '--bucket', Bucket, '--to', moment);
  const { restored } = await restore();
  const missing = new Set(before).difference(new Set(await keys()));
  if (restored !== before.length || missing.size > 0) {
    throw new Error(`${restored} files were restored, but not ${[...missing].join(', ')}.`);
  }
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
  if ((await Body?.transformToString()) !== content) throw new Error('A file has another content.');
  const again = await restore();
  if (again.restored !== 0) throw new Error(`${again.restored} files were restored twice.`);
  client.destroy();
}
