import { runCanary } from '#shared/canary/run.ts';

/** Called every five minutes. */
export async function handler(): Promise<void> {
  await runCanary();
}
