import { expect, vi } from 'vitest';
import { newAccount } from '../account.ts';
import type { Client } from '../http.ts';
import { inTurn } from '../in-turn.ts';
import { signIn } from '../sign-in.ts';
import { type Arrange, create } from './write.ts';

const hook = { url: 'https://hooks.example.com/equipment', events: ['item.*'] };

/** The owner of an account, signed in, and where the webhooks of the account are. */
async function newOwner() {
  const { accountId, ownerEmail } = await newAccount();
  const { api: own, accessToken: token } = await signIn(ownerEmail);
  return { as: { api: inTurn([own]), token }, webhooks: `/v1/accounts/${accountId}/webhooks` };
}

/** What attempts change of a webhook and a delivery comes behind the calls. */
const settled = (path: string) => `${path}?fields=url,active,version,rotated_at,replayed_from`;
const logged = (path: string) => `${path}/deliveries?fields=type,requests`;

/** A call on a new webhook, which shows the webhook, how many there are, and its log. */
async function onWebhook(operation: string, body?: object) {
  const { as, webhooks } = await newOwner();
  const path = `${webhooks}/${await create(as.api, webhooks, hook)}`;
  const affectedPaths = [settled(path), `${webhooks}?limit=1&fields=url`, logged(path)];
  return { as, path: `${path}${operation}`, ...(body ? { body } : {}), affectedPaths };
}

/** How often the one delivery in the log of a webhook was attempted. */
async function attemptsOf(api: Client, path: string): Promise<number> {
  const { body } = await api.get(`${path}/deliveries`);
  return body.data[0].attempts.length;
}

export const webhookWrites = {
  'webhooks.create': async () => {
    const { as, webhooks } = await newOwner();
    return { as, path: webhooks, body: hook, affectedPaths: [`${webhooks}?limit=1&fields=url`] };
  },
  'webhooks.update': () => onWebhook('', { description: 'For the shop', active: false }),
  'webhooks.remove': () => onWebhook(''),
  'webhooks.rotate': () => onWebhook('/rotate', { overlap_minutes: 5 }),
  'webhooks.test': () => onWebhook('/test'),
  'webhooks.redeliver': async () => {
    const { as, path, ...call } = await onWebhook('');
    const event = (await as.api.post(`${path}/test`)).body.data.id;
    // What is asked for while it is attempted is decided more than once.
    await vi.waitFor(async () => expect(await attemptsOf(as.api, path)).toBeGreaterThan(0), 30_000);
    return { ...call, as, path: `${path}/deliveries/${event}/redeliver` };
  },
  'webhooks.replay': () => {
    const [from, to] = [-60, 60].map((minutes) =>
      new Date(Date.now() + minutes * 60_000).toISOString(),
    );
    return onWebhook('/replay', { from, to });
  },
} satisfies Record<string, Arrange>;
