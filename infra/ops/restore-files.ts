import {
  DeleteObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Command } from 'commander';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { readPastTime, readText } from './options.ts';
import { print } from './output.ts';

export function addRestoreFilesCommand(restore: Command): void {
  restore
    .command('files')
    .description(
      'Restore the files of a bucket that were deleted at a time or later, while their versions are kept. ' +
        'Files that were stored since then stay. Safe to run again.',
    )
    .requiredOption('--bucket <name>', 'name of the bucket (required)', readText)
    .requiredOption(
      '--to <time>',
      'the time to which the table was restored (required)',
      readPastTime,
    )
    .option(
      '--prefix <text>',
      'only keys that begin with this text, such as files/12/ for account 12 (default: all)',
      readText,
    )
    .action(async ({ bucket, to, prefix }, command: Command) => {
      print(command, { restored: await restoreFiles(bucket, to, prefix) });
    });
}

/**
 * Deletes the delete markers set at `to` or later, which restores their objects, since no key is used twice.
 * Returns their number.
 */
async function restoreFiles(Bucket: string, to: Date, Prefix = ''): Promise<number> {
  const client = new S3Client({});
  let restoredCount = 0;
  try {
    let page: ListObjectVersionsCommandOutput | undefined;
    do {
      const next = { KeyMarker: page?.NextKeyMarker, VersionIdMarker: page?.NextVersionIdMarker };
      page = await client.send(new ListObjectVersionsCommand({ Bucket, Prefix, ...next }));
      const markers = (page.DeleteMarkers ?? []).filter(
        ({ IsLatest, LastModified }) => IsLatest && LastModified && LastModified >= to,
      );
      await mapInParallel(markers, ({ Key, VersionId }) =>
        client.send(new DeleteObjectCommand({ Bucket, Key, VersionId })),
      );
      restoredCount += markers.length;
    } while (page.IsTruncated);
    return restoredCount;
  } finally {
    client.destroy();
  }
}
