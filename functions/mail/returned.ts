import { notifyOwners, type ReturnedMail } from '#shared/background/returned-mail.ts';

/** Called by SES, through EventBridge, for each mail that came back or that nobody wanted. */
export async function handler({ detail }: { detail: ReturnedMail }): Promise<void> {
  await notifyOwners(detail);
}
