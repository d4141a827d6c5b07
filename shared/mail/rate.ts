import { idOfAddress } from '#shared/auth/token.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { rowKey } from '#shared/table/rows.ts';
import { ConditionsFailed, transact } from '#shared/table/write.ts';

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
 * Counts a mail before it is sent; one above a limit counts for none of them.
 * @throws Error above a limit: the mail has to be sent later
 */
export async function countMail(
  to: string,
  now: number,
  { account, hasOwnLimit = false }: MailLimits = {},
): Promise<void> {
  const limits: (readonly [whose: string, max: number])[] = [
    ...(hasOwnLimit ? [] : [[idOfAddress(to.toLowerCase()), maxMails.address] as const]),
    ...(account === undefined ? [] : [[`account-${account}`, maxMails.account] as const]),
    ['all', maxMails.service],
  ];
  try {
    await transact(limits.map(([whose, max]) => countWrite(whose, max, now)));
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error;
    const reached = limits.filter((_, index) => error.failed.includes(index));
    const most = reached.map(([, max]) => max).join(' or ');
    throw new Error(`More than ${most} mails were to be sent within an hour.`, { cause: error });
  }
}

function countWrite(whose: string, max: number, now: number): RowWrite {
  const hours = Math.floor(now / hour);
  return {
    kind: 'update',
    key: rowKey.mailCount(`${whose}#${hours}`),
    set: { expires_at: (hours + 2) * (hour / 1000) },
    add: { mails: 1 },
    condition: {
      expression: 'attribute_not_exists(#mails) OR #mails < :max',
      values: { max },
    },
  };
}
