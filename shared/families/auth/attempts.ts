import { randomUUID } from 'node:crypto';
import type { SignInCall } from '#shared/auth/caller.ts';
import { sourceOf } from '#shared/auth/source.ts';
import { readLogin } from '#shared/credentials/login.ts';
import { ApiError } from '#shared/errors.ts';
import { logError } from '#shared/log.ts';
import { withinTime } from '#shared/table/retry.ts';
import { rowKey } from '#shared/table/rows.ts';
import { tryUpdate, updateRow } from '#shared/table/write.ts';
import { secondsBetween } from '#shared/time.ts';

const minute = 60_000;

/** At most this many attempts of a scope within a window. */
interface Limit {
  scope: string;
  max: number;
  windowMilliseconds: number;
  /** A success removes the failures before it, too. */
  clearsFailures?: true;
}

/** The attempts that a success removes, each as its time in milliseconds with a unique suffix. */
export interface CountedAttempt {
  scope: string;
  attempts: readonly string[];
}

const signInWindow = { windowMilliseconds: 15 * minute };
/** How long a source stays familiar after a sign-in, in seconds. */
const familiarSeconds = 30 * 24 * 60 * 60;

export function sourceLimit({ client }: SignInCall): Limit {
  return { scope: `source#${sourceOf(client.ip)}`, max: 200, ...signInWindow };
}

/** Counts an attempt to sign in by an address, or to change its login, as `countAttempt` does. */
export async function countSignIn(
  email: string,
  call: SignInCall,
  ...further: readonly Limit[]
): Promise<CountedAttempt[]> {
  return countAttempt([...(await signInLimits(email, call)), ...further], call.arrivedAt);
}

/**
 * The limits of sign-in attempts by an address. All unfamiliar sources share one limit, which does
 * not apply to familiar ones, so that an attacker cannot lock out the owner.
 */
async function signInLimits(email: string, call: SignInCall): Promise<Limit[]> {
  const login = await readLogin(email);
  const source = sourceOf(call.client.ip);
  const last = login?.sources[source];
  const isFamiliar = last !== undefined && secondsBetween(last, call.now) < familiarSeconds;
  const unknownSources = { scope: `unknown#${email}`, max: 50, ...signInWindow };
  return [
    { scope: `address#${email}#${source}`, max: 10, ...signInWindow, clearsFailures: true },
    sourceLimit(call),
    ...(isFamiliar ? [] : [unknownSources]),
  ];
}

/**
 * The limit of second-factor codes. Attempts count from wherever they come, because only who knows
 * the password can make them.
 */
export function codeLimit(email: string): Limit {
  return { scope: `code#${email}`, max: 10, ...signInWindow, clearsFailures: true };
}

/** The hourly limits of reset mails, by address and by source. */
export function resetLimits(email: string, { client }: SignInCall): Limit[] {
  const windowMilliseconds = 60 * minute;
  return [
    { scope: `reset#${email}`, max: 5, windowMilliseconds },
    { scope: `reset-source#${sourceOf(client.ip)}`, max: 50, windowMilliseconds },
  ];
}

/**
 * Counts an attempt before it is made, in one conditional write per limit, so that the limit also holds for
 * concurrent attempts.
 * @throws ApiError `rate_limited` until the oldest attempt leaves the window; such an attempt is not counted
 */
export async function countAttempt(
  limits: readonly Limit[],
  now: number,
): Promise<CountedAttempt[]> {
  const countedAttempts: CountedAttempt[] = [];
  try {
    for (const limit of limits) {
      const attempt = `${now}#${randomUUID()}`;
      const attempts = await countIn(limit, attempt, now);
      countedAttempts.push({
        scope: limit.scope,
        attempts: limit.clearsFailures ? attempts : [attempt],
      });
    }
  } catch (error) {
    await uncountLatest(countedAttempts);
    throw error;
  }
  return countedAttempts;
}

/** Removes an attempt that succeeded from the count, and the failures that it makes up for. */
export async function uncount(countedAttempts: readonly CountedAttempt[]): Promise<void> {
  await Promise.all(countedAttempts.map(({ scope, attempts }) => removeAttempts(scope, attempts)));
}

/** Removes an attempt from the count, but not the failures before it. */
export function uncountLatest(countedAttempts: readonly CountedAttempt[]): Promise<void> {
  return uncount(
    countedAttempts.map(({ scope, attempts }) => ({ scope, attempts: attempts.slice(-1) })),
  );
}

/** As `uncount`, but does not throw, since the commit is done: after a failure, the count expires. */
export async function uncountAfterCommit(
  countedAttempts: readonly CountedAttempt[],
): Promise<void> {
  try {
    await withinTime(uncount(countedAttempts));
  } catch (error) {
    logError('An attempt that succeeded stays counted.', error, {});
  }
}

/** Adds an attempt to those of a scope, which it returns, the new one last. */
async function countIn(
  { scope, max, windowMilliseconds }: Limit,
  attempt: string,
  now: number,
): Promise<string[]> {
  for (;;) {
    const { isDone, row } = await tryUpdate({
      kind: 'update',
      key: rowKey.attempts(scope),
      set: { expires_at: Math.ceil((now + windowMilliseconds) / 1000) },
      add: { attempts: new Set([attempt]) },
      condition: {
        expression: 'attribute_not_exists(#attempts) OR size(#attempts) < :max',
        values: { max },
      },
    });
    const attempts = row?.attempts instanceof Set ? [...row.attempts].map(String) : [];
    // It may have been counted, although the response was lost.
    if (isDone || attempts.includes(attempt)) {
      return [...attempts.filter((one) => one !== attempt), attempt];
    }
    const past = attempts.filter((one) => timeOf(one) + windowMilliseconds <= now);
    if (past.length === 0)
      throw tooMany(Math.min(...attempts.map(timeOf)) + windowMilliseconds - now);
    await removeAttempts(scope, past);
  }
}

async function removeAttempts(scope: string, attempts: readonly string[]): Promise<void> {
  const key = rowKey.attempts(scope);
  await updateRow({ kind: 'update', key, take: { attempts: new Set(attempts) } });
}

function timeOf(attempt: string): number {
  return Number.parseInt(attempt, 10);
}

function tooMany(milliseconds: number): ApiError {
  const seconds = String(Math.max(1, Math.ceil(milliseconds / 1000)));
  const message = 'Too many attempts. Try again later.';
  return new ApiError('rate_limited', { message, headers: { 'Retry-After': seconds } });
}
