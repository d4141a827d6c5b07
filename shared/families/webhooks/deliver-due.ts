import { hasApiAccess } from '#shared/auth/plans.ts';
import { getAccount } from '#shared/families/accounts/account.ts';
import { logError } from '#shared/log.ts';
import { findRecords } from '#shared/records/read.ts';
import { isOn } from '#shared/switches/switches.ts';
import { queryRows } from '#shared/table/read.ts';
import type { Row } from '#shared/table/rows.ts';
import { duePartition, type WebhookId } from '#shared/table/webhook-rows.ts';
import { formatInstant } from '#shared/time.ts';
import { attemptAll, type DeliveryOptions, type DeliveryTarget } from './attempt.ts';
import { continueReplay } from './continue-replay.ts';
import { endLease, type Lease, setLeaseEnd, takeLease } from './lease.ts';
import { webhook } from './record.ts';
import { saveOutcomes } from './save-outcomes.ts';
import { liveSecrets } from './secrets.ts';
import { wake } from './wake.ts';

/** No attempt begins after this time: each takes up to ten seconds, and a function thirty. */
const busyMilliseconds = 15_000;
/** Attempts at once at first, and where a round has failed or was slow. */
const firstAtOnce = 8;
/** Attempts at once to an endpoint that takes all of them quickly. */
const maxAtOnce = 32;
/** In milliseconds: a round that takes longer was slow. */
const quickMilliseconds = 2_000;
/** After how long a replay that failed continues. */
const replayPauseMilliseconds = 5 * 60_000;
/** How often a paused webhook checks whether deliveries are still paused, in milliseconds. */
const pausedMilliseconds = 60_000;

/**
 * Attempts the deliveries of a webhook that are due, in one function at a time, and has itself called
 * again for those that come later.
 */
export async function deliverDue(webhookId: WebhookId, options: DeliveryOptions): Promise<void> {
  const { clock } = options;
  if (!(await readTarget(webhookId, options))) return;
  const lease = await takeLease(webhookId, clock());
  if (!lease) return;
  const end = clock() + busyMilliseconds;
  try {
    if (!(await isOn('webhooks'))) return await waitWhilePaused(lease, clock());
    for (;;) {
      const next = await attemptUntil(end, webhookId, options);
      if (await endLease(lease)) {
        if (next !== undefined) await wake(webhookId, next, clock());
        return;
      }
      // Another function was woken meanwhile and found the lease taken: look again.
      if (clock() >= end) break;
    }
    await setLeaseEnd(lease, 0);
    await wake(webhookId, clock(), clock());
  } catch (error) {
    await setLeaseEnd(lease, 0);
    throw error;
  }
}

/** Keeps the lease, so that other wake-ups end at once: one message waits per webhook, not one per event. */
async function waitWhilePaused(lease: Lease, now: number): Promise<void> {
  await setLeaseEnd(lease, now + pausedMilliseconds - 5_000);
  await wake(lease.webhookId, now + pausedMilliseconds, now);
}

/** Attempts what is due, until the time is over. Returns when something is due next. */
async function attemptUntil(
  end: number,
  webhookId: WebhookId,
  options: DeliveryOptions,
): Promise<number | undefined> {
  const { clock } = options;
  let replay: ReplayOutcome = 'more';
  let atOnce = firstAtOnce;
  while (clock() < end) {
    const due = await readDue(webhookId, `${formatInstant(clock())}~`, atOnce);
    // Read after the due events, so that changes of the webhook before an event apply to it.
    const target = await readTarget(webhookId, options);
    if (!target) return undefined;
    if (due.length === 0) {
      if (replay !== 'more') break;
      replay = await tryReplay(target);
      continue;
    }
    const began = clock();
    const outcomes = await attemptAll(target, due);
    const isQuick = !outcomes.includes('failed') && clock() - began <= quickMilliseconds;
    atOnce = isQuick ? Math.min(2 * atOnce, maxAtOnce) : firstAtOnce;
    if (await saveOutcomes(target, outcomes)) return undefined;
  }
  if (replay === 'more') return clock();
  const [next] = await readDue(webhookId, undefined, 1);
  const times = [
    ...(next ? [Date.parse(String(next.at))] : []),
    ...(replay === 'failed' ? [clock() + replayPauseMilliseconds] : []),
  ];
  return times.length === 0 ? undefined : Math.max(clock(), Math.min(...times));
}

/** Whether there may be more of a replay, or its next events could not be made due. */
type ReplayOutcome = 'more' | 'over' | 'failed';

/** Continues a replay. If it fails, it is tried again later, and does not delay new events. */
async function tryReplay({ webhookId, record, clock }: DeliveryTarget): Promise<ReplayOutcome> {
  try {
    return (await continueReplay(webhookId, record, clock())) ? 'more' : 'over';
  } catch (error) {
    logError('A replay could not go on.', error, { ...webhookId });
    return 'failed';
  }
}

/** The webhook and what signs its events; undefined where nothing is to be delivered. */
async function readTarget(
  webhookId: WebhookId,
  options: DeliveryOptions,
): Promise<DeliveryTarget | undefined> {
  const { account, webhook: id } = webhookId;
  const call = { caller: { accountId: account } };
  const now = formatInstant(options.clock());
  const [record] = await findRecords(call, webhook, [id], { consistent: true });
  if (!record?.active) return undefined;
  const [owner, secrets] = await Promise.all([getAccount(call), liveSecrets(webhookId, now)]);
  if (!secrets || owner.closed_at !== null || !hasApiAccess(owner, now)) return undefined;
  return { ...options, webhookId, record, secrets: secrets.map(({ secret }) => secret) };
}

function readDue(webhookId: WebhookId, before: string | undefined, limit: number): Promise<Row[]> {
  const pk = duePartition(webhookId);
  return queryRows({ pk, ...(before ? { range: { before } } : {}), limit, consistent: true });
}
