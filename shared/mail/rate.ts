import { idOfAddress } from '#shared/auth/token.ts';
import { rowKey } from '#shared/table/rows.ts';
import { updateRowIf } from '#shared/table/write.ts';

const hour = 60 * 60 * 1000;

/** Mails per hour: to one address, of one account, and in all. More are a sign of a fault or of abuse. */
export const maxMails = { address: 30, account: 1000, service: 5000 } as const;

/** What a mail counts for besides the whole service. */
export interface MailLimits {
  /** The account that causes it, so that one account cannot use up the mails of all. */
  account?: number;
  /** The caller limits such mails to an address itself, so that other mails cannot use that limit up. */
  hasOwnLimit?: boolean;
}

/**
 * Counts a mail before it is sent.
 * @throws Error above a limit: the mail has to be sent later
 */
export async function countMail(
  to: string,
  now: number,
  { account, hasOwnLimit = false }: MailLimits = {},
): Promise<void> {
  if (!hasOwnLimit) await count(idOfAddress(to.toLowerCase()), maxMails.address, now);
  if (account !== undefined) await count(`account-${account}`, maxMails.account, now);
  await count('all', maxMails.service, now);
}

async function count(whose: string, max: number, now: number): Promise<void> {
  const hours = Math.floor(now / hour);
  const isCounted = await updateRowIf({
    kind: 'update',
    key: rowKey.mailCount(`${whose}#${hours}`),
    set: { expires_at: (hours + 2) * (hour / 1000) },
    add: { mails: 1 },
    condition: {
      expression: 'attribute_not_exists(#mails) OR #mails < :max',
      values: { max },
    },
  });
  if (!isCounted) throw new Error(`More than ${max} mails were to be sent within an hour.`);
}
