import { randomUUID } from 'node:crypto';
import type { SignInCall } from '#shared/auth/caller.ts';
import { sourceOf } from '#shared/auth/source.ts';
import type { Login } from '#shared/credentials/login.ts';
import { ApiError } from '#shared/errors.ts';
import { logError } from '#shared/log.ts';
import { withinTime } from '#shared/table/retry.ts';
import { rowKey } from '#shared/table/rows.ts';
import { ConditionFailed, updateRow } from '#shared/table/write.ts';
import { secondsBetween } from '#shared/time.ts';

const minute = 60_000;

/** At most this many attempts of a scope within a window in milliseconds. */
export interface Limit {
  scope: string;
  most: number;
  window: number;
}

/** An attempt in the row of its scope: its time in milliseconds, and a unique suffix. */
interface CountedAttempt {
  scope: string;
  word: string;
}

const signInWindow = 15 * minute;
/** How long a source stays familiar after a sign-in, in seconds. */
const familiarSeconds = 30 * 24 * 60 * 60;

export function sourceLimit({ client }: SignInCall): Limit {
  return { scope: `source#${sourceOf(client.ip)}`, most: 200, window: signInWindow };
}

/**
 * The limits of sign-in attempts by an address. All unfamiliar sources share one limit, which does
 * not apply to familiar ones, so that an attacker cannot lock out the owner.
 */
export function signInLimits(email: string, login: Login | undefined, call: SignInCall): Limit[] {
  const source = sourceOf(call.client.ip);
  const last = login?.sources[source];
  const isFamiliar = last !== undefined && secondsBetween(last, call.now) < familiarSeconds;
  const unknownSources = { scope: `unknown#${email}`, most: 50, window: signInWindow };
  return [
    { scope: `address#${email}#${source}`, most: 10, window: signInWindow },
    sourceLimit(call),
    ...(isFamiliar ? [] : [unknownSources]),
  ];
}

/** The hourly limits of reset mails, by address and by source. */
export function resetLimits(email: string, { client }: SignInCall): Limit[] {
  const window = 60 * minute;
  return [
    { scope: `reset#${email}`, most: 5, window },
    { scope: `reset-source#${sourceOf(client.ip)}`, most: 50, window },
  ];
}

/**
 * Counts an attempt before it is made, in one conditional write per limit, so that the limit also
 * holds for concurrent attempts.
 * @throws ApiError `rate_limited` until the oldest attempt leaves the window; such an attempt is
 * not counted
 */
export async function countAttempt(
  limits: readonly Limit[],
  now: number,
): Promise<CountedAttempt[]> {
  const counted: CountedAttempt[] = [];
  try {
    for (const limit of limits) {
      const word = `${now}#${randomUUID()}`;
      await countIn(limit, word, now);
      counted.push({ scope: limit.scope, word });
    }
  } catch (error) {
    await takeBack(counted);
    throw error;
  }
  return counted;
}

/** Removes an attempt that succeeded from the count. */
export async function takeBack(counted: readonly CountedAttempt[]): Promise<void> {
  await Promise.all(counted.map(({ scope, word }) => take(scope, [word])));
}

/** As `takeBack`, after a commit that must stand: a failure leaves the count to expire. */
export async function takeBackBehind(counted: readonly CountedAttempt[]): Promise<void> {
  try {
    await withinTime(takeBack(counted));
  } catch (error) {
    logError('An attempt that succeeded stays counted.', error, {});
  }
}

async function countIn({ scope, most, window }: Limit, word: string, now: number): Promise<void> {
  for (;;) {
    try {
      await updateRow({
        kind: 'update',
        key: rowKey.attempts(scope),
        set: { expires_at: Math.ceil((now + window) / 1000) },
        add: { words: new Set([word]) },
        condition: {
          expression: 'attribute_not_exists(#words) OR size(#words) < :most',
          values: { most },
        },
      });
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      const words = error.row?.words instanceof Set ? [...error.row.words].map(String) : [];
      // It was counted, but the response was lost.
      if (words.includes(word)) return;
      const past = words.filter((one) => timeOf(one) + window <= now);
      if (past.length === 0) throw tooMany(Math.min(...words.map(timeOf)) + window - now);
      await take(scope, past);
    }
  }
}

async function take(scope: string, words: readonly string[]): Promise<void> {
  const key = rowKey.attempts(scope);
  await updateRow({ kind: 'update', key, take: { words: new Set(words) } });
}

function timeOf(word: string): number {
  return Number.parseInt(word, 10);
}

function tooMany(milliseconds: number): ApiError {
  const seconds = String(Math.max(1, Math.ceil(milliseconds / 1000)));
  const message = 'Too many attempts. Try again later.';
  return new ApiError('rate_limited', { message, headers: { 'Retry-After': seconds } });
}
