import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject, onTestFinished } from 'vitest';
import { scheduleShards } from '#shared/background/schedule.ts';
import { rowKey } from '#shared/table/rows.ts';
import { idKey } from '#shared/table/sort-key.ts';
import { updateRow } from '#shared/table/write.ts';
import { formatInstant } from '#shared/time.ts';
import { startHeldQueues } from './held-queues.ts';
import { serveStore } from './store/server.ts';
import type { Layer } from './store/wire.ts';

const { folder, endpoint, host } = inject('service');
const day = 24 * 60 * 60_000;
const bundle = join(folder, 'cdk.out', 'bundles', 'background.dispatchDue', 'index.mjs');

type Schedule = (event: { time: string }) => Promise<void>;

const schedules = new Map<number, Promise<Schedule>>();

/** Does what will be due in an account in some minutes, as the scheduled function would at that time. */
export async function dispatchDueIn(minutes: number, accountId: number): Promise<void> {
  const time = Date.now() + minutes * 60_000;
  // An earlier run may have marked later times as done. The last day is enough if the test skips weeks.
  const through = formatInstant(Math.max(Date.now(), time - day));
  for (const shard of Array(scheduleShards).keys()) {
    const key = rowKey.scheduleProgress(shard);
    await updateRow({ kind: 'update', key, set: { entity: 'schedule', through } });
  }
  const schedule = schedules.get(accountId) ?? scheduleOf(accountId);
  schedules.set(accountId, schedule);
  await (await schedule)({ time: formatInstant(time) });
}

/**
 * A separate copy of the schedule's function that finds only what is due in one account: a run days ahead would
 * give up the uploads that other tests wait for.
 */
async function scheduleOf(accountId: number): Promise<Schedule> {
  const [store, queues] = await Promise.all([storeOf(accountId), startHeldQueues()]);
  onTestFinished(async () => {
    schedules.delete(accountId);
    queues.close();
    await store.close?.();
  });
  process.env.MAIL_FOLDER = join(folder, 'mail');
  process.env.MAIL_FROM ??= 'Equipment <equipment@localhost>';
  const { handler } = await import(`${pathToFileURL(bundle).href}?${randomUUID()}`);
  const ownEnvironment = { AWS_ENDPOINT_URL_DYNAMODB: store.endpoint, ...queues.environment };
  const usualEnvironment = Object.fromEntries(
    Object.keys(ownEnvironment).map((name) => [name, process.env[name] ?? '']),
  );
  let running = 0;
  return async (event) => {
    // The function's SDK reads these variables with its first calls.
    running += 1;
    Object.assign(process.env, ownEnvironment);
    try {
      await handler(event);
    } finally {
      running -= 1;
      if (running === 0) Object.assign(process.env, usualEnvironment);
    }
    await queues.drain();
  };
}

/** A deployed stack's store is used directly: it checks signatures, which requests from a proxy lack. */
async function storeOf(
  accountId: number,
): Promise<{ endpoint: string; close?: () => Promise<void> }> {
  return host ? { endpoint } : serveStore(endpoint, async () => [scheduleOfAccount(accountId)]);
}

/** Hides what is due in other accounts. Tasks to retry stay, because their rows name no account. */
function scheduleOfAccount(accountId: number): Layer {
  const accountKeys = [`#A#${accountId}#`, `#ACCOUNT#${idKey(accountId)}#`];
  const isVisible = (row: Readonly<Record<string, unknown>>) =>
    row.of === undefined || accountKeys.some((key) => JSON.stringify(row.sk).includes(key));
  return async (call, next) => {
    const reply = await next(call);
    const isOfSchedule =
      call.operation === 'Query' && JSON.stringify(call.input).includes('"SCHEDULE#');
    const { Items: rows } = reply.body;
    if (!isOfSchedule || !Array.isArray(rows)) return reply;
    const visible = rows.filter(isVisible);
    return { ...reply, body: { ...reply.body, Items: visible, Count: visible.length } };
  };
}
