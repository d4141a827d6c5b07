import { idOfAddress } from '#shared/auth/token.ts';
import { rowKey } from '#shared/table/rows.ts';
import { updateRowIf } from '#shared/table/write.ts';

const hour = 60 * 60 * 1000;

/** Mails an hour: to one address, and of the whole service. More is a fault, or somebody who plays with us. */
export const maxMails = { address: 30, service: 5000 } as const;

/**
 * Counts a mail before it is sent; one of those that have a limit of their own, which others do not use up, for
 * the whole service alone.
 * @throws Error where it is one too many: it has to be sent later
 */
export async function countMail(to: string, now: number, hasOwnLimit = false): Promise<void> {
  if (!hasOwnLimit) await count(idOfAddress(to.toLowerCase()), maxMails.address, now);
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
