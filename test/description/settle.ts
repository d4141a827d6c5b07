import { formatInstant } from '#shared/time.ts';

/** The time at which all examples take place. */
const exampleTime = Date.parse('2030-01-15T09:00:00Z');
const minute = 60_000;

const factorSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Placeholders for secrets and for values that differ between runs, by the name of the field. */
const placeholders: Readonly<Record<string, string | number>> = {
  request_id: '7b0c9a52-5f3e-4c0e-9a3f-0d4f5c2e1b7a',
  access_token: 'session_<id>_<secret>',
  refresh_token: 'refresh_<id>_<secret>',
  token: 'key_live_<id>_<secret>',
  token_hint: 'key_live_<id>_…x7Qd',
  secret: 'whsec_<secret>',
  password: '<password>',
  current_password: '<password>',
  new_password: '<new password>',
  otpauth_url:
    'otpauth://totp/Equipment:owner%40example.com?issuer=Equipment&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  recovery_codes: '<recovery code>',
  next_cursor: 'WyJleGFtcGxlIl0',
  cursor: 'WyJleGFtcGxlIl0',
  ip: '203.0.113.7',
  url: 'https://files.example.com/…?X-Amz-Signature=…',
  preview_url: 'https://files.example.com/…?X-Amz-Signature=…',
  last_used_at: '2030-01-15T09:00:00Z',
  reset: exampleTime / 1000 + 60,
};

/** Replaces secrets and values that differ between runs, and moves times to that of the examples. */
export function normalise(value: unknown, beganAt: number, field = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => normalise(one, beganAt, field));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, one]) => [
      name,
      normalise(one, beganAt, name),
    ]);
    return Object.fromEntries(entries);
  }
  if (value === null) return null;
  if (field === 'secret' && !String(value).startsWith('whsec_')) return factorSecret;
  if (field in placeholders && !isOwnAddress(field, value)) return placeholders[field];
  if (field === 'code' && typeof value === 'string' && isFactorCode(value)) return '492039';
  // Entries of a history, and of the feed of changes, are the only records whose id is a text.
  if (field === 'id' && typeof value === 'string') return 'example';
  return typeof value === 'string' && isInstant(value) ? toExampleTime(value, beganAt) : value;
}

/** The address of a webhook, which is the same in every run. */
function isOwnAddress(field: string, value: unknown): boolean {
  return field === 'url' && String(value).startsWith('https://hooks.example.com');
}

/** Whether a text is a code of a second factor, not the code of an error. */
function isFactorCode(text: string): boolean {
  return /^\d{6}$|^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/.test(text);
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text);
}

/** A time as far from that of the examples as it was from the run, to the minute. */
function toExampleTime(text: string, beganAt: number): string {
  const away = Math.round((Date.parse(text) - beganAt) / minute) * minute;
  return formatInstant(exampleTime + away);
}
