import { hasApiAccess } from '#shared/auth/plans.ts';
import { accountOf, getAccount } from '#shared/families/accounts/account.ts';
import type { AccountRecord } from '#shared/families/accounts/record.ts';
import { eventsOf } from '#shared/families/changes/feed.ts';
import { addDeliveries } from '#shared/families/webhooks/add-deliveries.ts';
import { type WebhookRecord, webhook } from '#shared/families/webhooks/record.ts';
import { freshState } from '#shared/families/webhooks/state.ts';
import { wake } from '#shared/families/webhooks/wake.ts';
import { readAll } from '#shared/records/read.ts';
import type { RowChange } from '#shared/table/image.ts';
import { accountOfPartition } from '#shared/table/key-parts.ts';
import { webhookOfPartition } from '#shared/table/webhook-rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { formatInstant } from '#shared/time.ts';
import { tryAll } from '#shared/try-all.ts';

/**
 * Queues new changes for the webhooks of their account. Wakes a webhook with a wake request, and all webhooks
 * of an account that has API access again.
 */
export async function deliverChanges({ before, after }: RowChange, now: number): Promise<void> {
  if (before && after?.entity === 'account') {
    const [was, is] = [accountOf(before), accountOf(after)];
    if (!isServed(was, now) && isServed(is, now)) await serveAgain(is.id, now);
  }
  if (after?.entity === 'webhook-wake') await wake(webhookOfPartition(after.pk), now, now);
  if (before || after?.entity !== 'change') return;
  const account = accountOfPartition(after.pk);
  await addDeliveries(account, eventsOf(after), await activeWebhooks(account, now), now);
}

/** Wakes all webhooks, and resets their failures: days without API access do not count as failing. */
async function serveAgain(account: number, now: number): Promise<void> {
  const webhooks = await activeWebhooks(account, now);
  const again = webhooks.map(async ({ id }) => {
    const webhookId = { account, webhook: id };
    await updateRow(freshState(webhookId));
    await wake(webhookId, now, now);
  });
  await tryAll(again);
}

let lastWebhooks: { account: number; now: number; webhooks: Promise<WebhookRecord[]> } | undefined;

/** Read once for the changes of an account in a batch, which have the same time. */
function activeWebhooks(account: number, now: number): Promise<WebhookRecord[]> {
  if (lastWebhooks?.account !== account || lastWebhooks.now !== now) {
    const read = { account, now, webhooks: readActive(account, now) };
    lastWebhooks = read;
    read.webhooks.catch(() => {
      // Meanwhile, a read of another account may have replaced this one.
      if (lastWebhooks === read) lastWebhooks = undefined;
    });
  }
  return lastWebhooks.webhooks;
}

async function readActive(account: number, now: number): Promise<WebhookRecord[]> {
  const call = { caller: { accountId: account } };
  const active = (await readAll(call, webhook)).filter((one) => one.active);
  if (active.length === 0) return [];
  return isServed(await getAccount(call), now) ? active : [];
}

function isServed(account: AccountRecord, now: number): boolean {
  return account.closed_at === null && hasApiAccess(account, formatInstant(now));
}
