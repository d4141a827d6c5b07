import { join } from 'node:path';
import { makePreview } from '#shared/families/files/make-preview.ts';
import { drawPreview } from '#shared/pictures/preview.ts';

/** The event of EventBridge for an object created in the bucket. */
interface Arrival {
  detail: { object: { key: string } };
}

/** Beside the bundle. */
const program = join(import.meta.dirname, 'draw-preview.mjs');

/** Called with every file that was checked, and with every preview, which it leaves alone. */
export async function handler({ detail }: Arrival): Promise<void> {
  await makePreview(detail.object.key, Date.now(), (picture) => drawPreview(program, picture));
}
