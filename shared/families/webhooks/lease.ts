import { randomUUID } from 'node:crypto';
import { functionSeconds } from '#shared/config.ts';
import { type NamedRowKey, type Row, storedAs } from '#shared/table/rows.ts';
import { type WebhookId, webhookKey } from '#shared/table/webhook-rows.ts';
import { updateRowIf } from '#shared/table/write.ts';
import { wake } from './wake.ts';

/** A function that began longer ago than this no longer runs. */
const leaseMilliseconds = (functionSeconds.background + 5) * 1000;
const maxAttempts = 5;
/** The state of a lease that nobody else has asked for. */
const noRequests = { is_wanted: false, is_followed: false };

/** The right to attempt the deliveries of a webhook, which one function has at a time. */
export interface Lease {
  webhookId: WebhookId;
  id: string;
}

/** A lease that another function has; it may have died. */
interface CurrentLease {
  lease: string;
  lease_until: number;
  /** Whether a message comes when the lease is over. */
  is_followed: boolean;
}

/**
 * Takes the lease of a webhook. Where another function has it, that one looks again before it ends; if it
 * has died, a message that comes when its time is over finds what is due.
 */
export async function takeLease(webhookId: WebhookId, now: number): Promise<Lease | undefined> {
  const key = webhookKey.state(webhookId);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const id = randomUUID();
    const set = { lease: id, lease_until: now + leaseMilliseconds, ...noRequests };
    const free = 'attribute_not_exists(#lease_until) OR #lease_until < :now';
    const row = await updateIf(key, { ...set, entity: key.entity }, free, { now });
    if (row) return { webhookId, id };
    const currentLease = await updateIf(key, { is_wanted: true }, '#lease_until >= :now', { now });
    // Otherwise it ended in between.
    if (currentLease) {
      await follow(webhookId, storedAs(currentLease), now);
      return undefined;
    }
  }
  throw new Error(`The lease of webhook ${webhookId.webhook} keeps changing.`);
}

/** Sends one message for the end of a lease. Storing that it was sent may fail. */
async function follow(
  webhookId: WebhookId,
  currentLease: CurrentLease,
  now: number,
): Promise<void> {
  if (currentLease.is_followed) return;
  await wake(webhookId, currentLease.lease_until + 1, now);
  const { lease } = currentLease;
  await updateIf(webhookKey.state(webhookId), { is_followed: true }, '#lease = :lease', { lease });
}

/** Releases a lease, unless somebody has asked for it meanwhile. Returns whether it was released. */
export async function endLease({ webhookId, id }: Lease): Promise<boolean> {
  const key = webhookKey.state(webhookId);
  const expression = '#lease = :id AND #is_wanted = :no';
  const condition = { expression, values: { id, no: false } };
  const remove = ['lease', 'lease_until'];
  if (await updateRowIf({ kind: 'update', key, remove, condition })) return true;
  return !(await updateIf(key, { is_wanted: false }, '#lease = :id', { id }));
}

/** Keeps a lease until a time, so that nobody takes it, or has it end at once. Its holder has a message sent. */
export async function setLeaseEnd({ webhookId, id }: Lease, until: number): Promise<void> {
  const set = { lease_until: until, is_followed: true };
  await updateIf(webhookKey.state(webhookId), set, '#lease = :id', { id });
}

function updateIf(
  key: NamedRowKey,
  set: Record<string, unknown>,
  expression: string,
  values: Record<string, unknown>,
): Promise<Row | undefined> {
  return updateRowIf({ kind: 'update', key, set, condition: { expression, values } });
}
