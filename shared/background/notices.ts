import type { KeyRecord } from '#shared/families/keys/record.ts';
import { changeDays } from '#shared/limits.ts';
import type { Mail } from '#shared/mail/message.ts';

export type Notice = Omit<Mail, 'to'>;

const longDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });

/** A change of a key: its name for the subject, what happened, who did it, and what it means. */
interface KeyChange {
  subject: string;
  line: string;
}

/** The changes of a key in one write that its contacts must know. */
function changesOf(before: KeyRecord | undefined, after: KeyRecord): KeyChange[] {
  const by = after.updated_by.name;
  if (!before) return [{ subject: 'was created', line: `was created by ${by}.` }];
  if (after.revoked_at !== null) {
    const line = `was revoked by ${by}. It no longer works.`;
    return before.revoked_at === null ? [{ subject: 'was revoked', line }] : [];
  }
  const changes: KeyChange[] = [];
  // Two rotations in one second differ only in the token.
  if (after.token_hint !== before.token_hint || after.rotated_at !== before.rotated_at) {
    const end = after.previous_ends_at;
    const previous =
      end === null
        ? 'The previous token no longer works.'
        : `The previous token works until ${end}.`;
    changes.push({ subject: 'has a new token', line: `was rotated by ${by}. ${previous}` });
  }
  if (after.access !== before.access || after.scopes.join() !== before.scopes.join()) {
    const line = `now has this access, set by ${by}: ${rightsOf(after)}.`;
    changes.push({ subject: 'has new access', line });
  }
  if (after.contact_email !== before.contact_email) {
    changes.push(contactChange(after.contact_email, by));
  }
  return changes;
}

function contactChange(email: string | null, by: string): KeyChange {
  if (email === null) {
    const line = `no longer has a contact address: ${by} removed it.`;
    return { subject: 'has no contact address', line };
  }
  const line = `now sends notices to ${email}, set by ${by}.`;
  return { subject: 'has a new contact address', line };
}

function rightsOf({ access, scopes }: KeyRecord): string {
  return access === 'full' ? 'full access' : scopes.join(', ');
}

/** The notice for a write of a key, by the name of its account; undefined where none is due. */
export function noticeOfKey(
  before: KeyRecord | undefined,
  after: KeyRecord,
): ((accountName: string) => Notice) | undefined {
  const changes = changesOf(before, after);
  const [first] = changes;
  if (!first) return undefined;
  return (accountName) => ({
    subject: `API key “${after.name}” ${first.subject}`,
    lines: [
      ...changes.map(({ line }) => `The API key “${after.name}” of ${accountName} ${line}`),
      '',
      'If you did not expect this, contact an owner of the account.',
    ],
  });
}

/** The text and link of a mail. */
interface LinkNotice {
  url: string;
  validMilliseconds: number;
}

export function noticeOfReset({ url, validMilliseconds }: LinkNotice): Notice {
  return {
    subject: 'Set a new password',
    lines: [
      'Someone requested a new password for this address.',
      `The link works once, for ${validMilliseconds / 60_000} minutes. If you did not request it, ignore this email.`,
    ],
    link: { label: 'Set a new password', url },
  };
}

export function noticeOfFactorReset(): Notice {
  return {
    subject: 'Your second factor was turned off',
    lines: [
      'An operator turned off your second factor. You now sign in with your password only.',
      'Turn a second factor on again in the settings of the console. If you did not ask for this, contact an owner of the account.',
    ],
  };
}

interface InvitationNotice extends LinkNotice {
  by: string;
  accountName: string;
}

export function noticeOfInvitation({
  by,
  accountName,
  url,
  validMilliseconds,
}: InvitationNotice): Notice {
  const days = validMilliseconds / (24 * 60 * 60_000);
  return {
    subject: `${by} invites you to ${accountName}`,
    lines: [
      `${by} invites you to manage the equipment of ${accountName}.`,
      `The link works once, for ${days} days. If you do not know ${by}, ignore this email.`,
    ],
    link: { label: 'Accept the invitation', url },
  };
}

export function noticeOfLostAccess(accountName: string, keyNames: readonly string[]): Notice {
  return {
    subject: `${accountName}: API access has ended`,
    lines: [
      `The plan of ${accountName} no longer includes API access. These API keys have stopped working. ` +
        'To use them again, contact support to change the plan:',
      ...keyNames.map((name) => `- ${name}`),
    ],
  };
}

export function noticeOfTrialEnd(accountName: string, end: string, isOver: boolean): Notice {
  const day = longDay.format(Date.parse(end));
  return {
    subject: `${accountName}: the trial ${isOver ? 'has ended' : `ends on ${day}`}`,
    lines: [
      isOver
        ? `The trial of ${accountName} ended on ${day}. Its API keys no longer work. ` +
          'To use the API again, contact support to choose a plan.'
        : `The trial of ${accountName} ends on ${day}. Its API keys stop working then. ` +
          'To keep using the API, contact support to choose a plan.',
    ],
  };
}

export function noticeOfRefusals(accountName: string, keyName: string): Notice {
  return {
    subject: `API key “${keyName}”: too many requests`,
    lines: [
      `The API key “${keyName}” of ${accountName} exceeded its rate limit in 10 of the last 15 minutes. ` +
        'Requests over the limit are rejected. ' +
        'Spread the requests over time, or give each program its own key.',
      'You receive this notice at most once a day.',
    ],
  };
}

export function noticeOfFailingWebhook(accountName: string, url: string): Notice {
  return {
    subject: `${accountName}: a webhook was switched off`,
    lines: [
      `The webhook of ${accountName} at ${url} has accepted no event for five days. It was switched off.`,
      '',
      `Switch it on again once it works. What it missed in the last ${changeDays} days can be replayed.`,
    ],
  };
}
