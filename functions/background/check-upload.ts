import { checkUpload } from '#shared/families/files/check-upload.ts';

/** The event of EventBridge for an object created in the bucket. */
interface Arrival {
  detail: { object: { key: string } };
}

/** Called with every upload. */
export async function handler({ detail }: Arrival): Promise<void> {
  await checkUpload(detail.object.key, Date.now());
}
