import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { formatInstant } from '#shared/time.ts';

const { folder } = inject('service');
const bundle = join(folder, 'cdk.out', 'bundles', 'background.tellDue', 'index.mjs');

/** Tells what is due in so many minutes, as the schedule of that time would. */
export async function tellDueIn(minutes: number): Promise<void> {
  process.env.MAIL_FOLDER = join(folder, 'mail');
  process.env.MAIL_FROM ??= 'Equipment <equipment@localhost>';
  // The schedule of a test may have run ahead: what was written since is behind it.
  const through = formatInstant(Date.now());
  await updateRow({ kind: 'update', key: rowKey.schedule(), set: { entity: 'schedule', through } });
  const { handler } = await import(pathToFileURL(bundle).href);
  await handler({ time: formatInstant(Date.now() + minutes * 60_000) });
}
