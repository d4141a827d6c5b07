import { checkUpload } from '#shared/families/files/check-upload.ts';

/** What the bucket reports of an object that came into it, by way of EventBridge. */
interface Arrival {
  detail: { object: { key: string } };
}

/** Called with every upload. */
export async function handler({ detail }: Arrival): Promise<void> {
  await checkUpload(detail.object.key, Date.now());
}
