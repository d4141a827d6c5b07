import type { KeyRecord } from '#shared/families/keys/record.ts';
import type { Mail } from '#shared/mail/mail.ts';

type Notice = Omit<Mail, 'to'>;

/** What happened to a key in one write of it, in sentences; none where nobody needs to know. */
function happenings(before: KeyRecord | undefined, after: KeyRecord): string[] {
  const by = after.updated_by.name;
  if (!before) return [`was created by ${by}.`];
  if (after.revoked_at !== null) {
    return before.revoked_at === null ? [`was revoked by ${by}, and passes no more.`] : [];
  }
  const told: string[] = [];
  if (after.rotated_at !== before.rotated_at) {
    const end = after.previous_ends_at;
    told.push(
      end === null
        ? `was given a new token by ${by}. The one before it passes no more.`
        : `was given a new token by ${by}. The one before it passes until ${end}.`,
    );
  }
  if (after.access !== before.access || after.scopes.join() !== before.scopes.join()) {
    told.push(`may do something else now, by ${by}: ${rightsOf(after)}.`);
  }
  if (after.contact_email !== before.contact_email) {
    told.push(`has another contact now, by ${by}: ${after.contact_email ?? 'nobody'}.`);
  }
  return told;
}

function rightsOf({ access, scopes }: KeyRecord): string {
  return access === 'full' ? 'full access' : scopes.join(', ');
}

/** What those who look after a key are told of a write of it; undefined where it is nothing. */
export function noticeOfKey(
  accountName: string,
  before: KeyRecord | undefined,
  after: KeyRecord,
): Notice | undefined {
  const told = happenings(before, after);
  const [first = ''] = told;
  if (told.length === 0) return undefined;
  return {
    subject: `API key “${after.name}”: ${first.replace(/ by .*/, '').replace(/[.,]$/, '')}`,
    lines: [
      ...told.map((what) => `The API key “${after.name}” of ${accountName} ${what}`),
      '',
      'If you did not expect this, ask an owner of the account.',
    ],
  };
}

export function noticeOfReset(minutes: number, url: string): Notice {
  return {
    subject: 'Set a new password',
    lines: [
      'Somebody, hopefully you, asked for a new password for this address.',
      `The link is good once, for ${minutes} minutes. If it was not you, do nothing.`,
    ],
    link: { label: 'Set a new password', url },
  };
}

export function noticeOfLostAccess(accountName: string): Notice {
  return {
    subject: `${accountName}: API access has ended`,
    lines: [
      `The plan of ${accountName} has no API access any more. Its API keys are refused until it has.`,
    ],
  };
}

export function noticeOfTrialEnd(accountName: string, end: string, isOver: boolean): Notice {
  return {
    subject: `${accountName}: the trial ${isOver ? 'has ended' : `ends on ${end.slice(0, 10)}`}`,
    lines: [
      isOver
        ? `The trial of ${accountName} ended at ${end}. Its API key is refused from now on.`
        : `The trial of ${accountName} ends at ${end}. Its API key is refused from then on.`,
    ],
  };
}

export function noticeOfRefusals(accountName: string, keyName: string): Notice {
  return {
    subject: `API key “${keyName}”: too many requests`,
    lines: [
      `The API key “${keyName}” of ${accountName} was refused by the rate limit in ten of the last ` +
        'fifteen minutes. Requests that are refused are not done.',
      'This is told once a day.',
    ],
  };
}
