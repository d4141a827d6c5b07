import { randomUUID, timingSafeEqual } from 'node:crypto';
import { hashSecret, newSecret, type Token, tokenText } from '#shared/auth/token.ts';
import { consoleUrl } from '#shared/config.ts';
import { invitationDays } from '#shared/limits.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { findRow } from '#shared/table/read.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';
import { updateRowIf } from '#shared/table/write.ts';

/** For each kind of link, the key of its stored request, and its validity in milliseconds. */
const links = {
  reset: { keyOf: rowKey.reset, validMilliseconds: 30 * 60_000 },
  invitation: { keyOf: rowKey.invitation, validMilliseconds: invitationDays * 24 * 60 * 60_000 },
} as const;

type LinkKind = keyof typeof links;

/** In seconds: a row that asks for a mail is kept for longer than the mail is tried. */
export const mailRequestSeconds = 26 * 60 * 60;

/** The name of a new request of a link. A later request takes its place, and ends its link. */
export function newLinkRequest(): string {
  return randomUUID();
}

/**
 * Makes the link of a request, good from now: a mail may be late. Only the mail has its secret.
 * Undefined where the request was repeated or its link was used.
 */
export async function activateLink(
  kind: LinkKind,
  id: string,
  request: string,
): Promise<{ url: string; validMilliseconds: number } | undefined> {
  const { keyOf, validMilliseconds } = links[kind];
  const secret = newSecret();
  const endsAt = Date.now() + validMilliseconds;
  const isActivated = await updateRowIf({
    kind: 'update',
    key: keyOf(id),
    set: {
      hash: hashSecret(secret),
      ends_at: endsAt,
      // The mail may have to be tried again, and makes the link anew.
      expires_at: Math.ceil(Math.max(endsAt, Date.now() + mailRequestSeconds * 1000) / 1000),
    },
    condition: { expression: '#request = :request', values: { request } },
  });
  if (!isActivated) return undefined;
  // The fragment after # is not sent to servers, so it reaches no log.
  const url = `${consoleUrl()}/#/${kind}?token=${tokenText(kind, { id, secret })}`;
  return { url, validMilliseconds };
}

/** The row of a link that is valid at `now`; undefined otherwise. */
export async function findLink(
  kind: LinkKind,
  { id, secret }: Token,
  now: number,
): Promise<Row | undefined> {
  const row = await findRow(links[kind].keyOf(id), { consistent: true });
  // There is no hash until it is mailed.
  if (typeof row?.hash !== 'string' || Number(row.ends_at) <= now) return undefined;
  return timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(row.hash)) ? row : undefined;
}

/** The write that uses a link up, if it is still the one of its request. */
export function useLink(kind: LinkKind, { id, secret }: Token): RowWrite {
  const condition = { expression: '#hash = :hash', values: { hash: hashSecret(secret) } };
  return { kind: 'delete', key: links[kind].keyOf(id), condition };
}
