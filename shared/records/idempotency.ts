import { gunzipSync, gzipSync } from 'node:zlib';
import { type Answer, type Call, type Idempotency, metaOf } from '#shared/call.ts';
import { functionSeconds } from '#shared/config.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { findRow } from '#shared/table/read.ts';
import { bytesOf, largestRowBytes } from '#shared/table/row-size.ts';
import { rowKey, storedAs } from '#shared/table/rows.ts';

const retentionSeconds = 24 * 60 * 60;
/** After this time, the request has ended, with a response or without. */
const claimSeconds = 2 * functionSeconds.request;

/** The row that makes a write happen once, with its answer. */
export function idempotencyWrite(call: Call, idempotency: Idempotency, answer: Answer): RowWrite {
  return keyWrite(call, idempotency, { answer: storedAnswer(call, answer) }, retentionSeconds);
}

/** The row that keeps others with the key away while a request is done in several transactions. */
export function idempotencyClaimWrite(call: Call, idempotency: Idempotency): RowWrite {
  return keyWrite(call, idempotency, { request: call.requestId }, claimSeconds);
}

/**
 * The row of a key. Its condition fails if another request with the key was done before, or is not done
 * yet. It is of the account, too, so that an answer never crosses accounts: a session may move to another one.
 */
function keyWrite(
  call: Call,
  { credentialId, key, fingerprint, requiredAccess }: Idempotency,
  content: { answer: Answer | string } | { request: string },
  seconds: number,
): RowWrite {
  const now = Math.floor(call.arrivedAt / 1000);
  const row = rowKey.idempotency(credentialId, call.caller.accountId, key);
  // The store removes expired rows late, so an expired row does not count.
  const isFree = 'attribute_not_exists(#pk) OR #expires_at <= :now';
  const isOwnClaim = '#request = :request AND attribute_not_exists(#answer)';
  return {
    kind: 'put',
    row: {
      ...row,
      fingerprint,
      ...(requiredAccess.length > 0 ? { needed: requiredAccess } : {}),
      ...content,
      expires_at: now + seconds,
    },
    condition: {
      expression: `${isFree} OR (${isOwnClaim})`,
      values: { now, request: call.requestId },
    },
  };
}

/**
 * A repeat is answered before its body is read, so the ignored names are stored with the answer,
 * unless they would exceed a row. An answer of many records may need to be compressed for one.
 */
function storedAnswer({ ignored }: Call, answer: Answer): Answer | string {
  const whole = { ...answer, meta: metaOf(answer, ignored) };
  const bare = { ...answer, meta: metaOf(answer) };
  const fitting = [whole, bare].find((one) => bytesOf(one) <= largestRowBytes);
  return fitting ?? gzipSync(JSON.stringify(whole)).toString('base64');
}

/** Undefined while the request is not done. */
function answerOf(stored: unknown): Answer | undefined {
  if (typeof stored !== 'string') return stored as Answer | undefined;
  return JSON.parse(gunzipSync(Buffer.from(stored, 'base64')).toString());
}

interface StoredAnswer {
  fingerprint: string;
  /** The value of `requiredAccess` for the request. */
  needed?: unknown[];
  answer?: unknown;
}

/** The stored answer for the idempotency key of a call, if any. */
export async function findStoredAnswer(call: Call) {
  if (!call.idempotency) return undefined;
  const { credentialId, key } = call.idempotency;
  const rowOfKey = rowKey.idempotency(credentialId, call.caller.accountId, key);
  const row = await findRow(rowOfKey, { consistent: true });
  if (!row || Number(row.expires_at) <= Math.floor(call.arrivedAt / 1000)) return undefined;
  const { fingerprint, needed: requiredAccess = [], answer } = storedAs<StoredAnswer>(row);
  return { fingerprint, requiredAccess, answer: answerOf(answer) };
}
