import { gunzipSync, gzipSync } from 'node:zlib';
import { type Answer, type Call, type Idempotency, metaOf } from '#shared/call.ts';
import { functionSeconds } from '#shared/config.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { findRow } from '#shared/table/read.ts';
import { bytesOf, largestRowBytes } from '#shared/table/row-size.ts';
import { rowKey } from '#shared/table/rows.ts';

const retentionSeconds = 24 * 60 * 60;
/** By then the request has ended, with its answer or without. */
const claimSeconds = 2 * functionSeconds.request;

/**
 * The row that makes a write happen once: its condition fails if the request was done before. It is of
 * the account, too: a session may move to another one (fine print: an answer never crosses accounts).
 */
export function idempotencyWrite(
  call: Call,
  { credentialId, key, fingerprint }: Idempotency,
  answer: Answer,
): RowWrite {
  const now = Math.floor(call.arrivedAt / 1000);
  return {
    kind: 'put',
    row: {
      ...rowKey.idempotency(credentialId, call.caller.accountId, key),
      fingerprint,
      answer: storedAnswer(call, answer),
      expires_at: now + retentionSeconds,
    },
    condition: {
      expression: `${isFree} OR (#request = :request AND attribute_not_exists(#answer))`,
      values: { now, request: call.requestId },
    },
  };
}

/** The store removes expired rows late, so an expired row does not count. */
const isFree = 'attribute_not_exists(#pk) OR #expires_at <= :now';

/** The row that keeps others with the key away while a request is done in several transactions. */
export function claimWrite(call: Call, { credentialId, key, fingerprint }: Idempotency): RowWrite {
  const now = Math.floor(call.arrivedAt / 1000);
  return {
    kind: 'put',
    row: {
      ...rowKey.idempotency(credentialId, call.caller.accountId, key),
      fingerprint,
      request: call.requestId,
      expires_at: now + claimSeconds,
    },
    condition: { expression: isFree, values: { now } },
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

/** The stored answer for the idempotency key of a call, if any. */
export async function findStoredAnswer(call: Call) {
  if (!call.idempotency) return undefined;
  const { credentialId, key } = call.idempotency;
  const rowOfKey = rowKey.idempotency(credentialId, call.caller.accountId, key);
  const row = await findRow(rowOfKey, { consistent: true });
  if (!row || Number(row.expires_at) <= Math.floor(call.arrivedAt / 1000)) return undefined;
  return { fingerprint: String(row.fingerprint), answer: answerOf(row.answer) };
}
