import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject, vi } from 'vitest';

interface ReceivedMail {
  subject: string;
  /** The message as text, its lines unfolded. */
  text: string;
  /** The message as it was sent. */
  source: string;
}

const polling = { timeout: 60_000, interval: 250 };

/** The mails that an address got, oldest first. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const folder = join(inject('service').folder, 'mail');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  const sources = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return sources.filter((source) => source.includes(`To: ${address}`)).map(parse);
}

/** Waits until an address has received a number of mails. */
export async function waitForMails(address: string, count: number): Promise<ReceivedMail[]> {
  return vi.waitFor(async () => {
    const mails = await mailsTo(address);
    if (mails.length < count) throw new Error(`${address} has ${mails.length} mails.`);
    return mails;
  }, polling);
}

function parse(source: string): ReceivedMail {
  const plain = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(source)?.[1] ?? '';
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(source)?.[1] ?? '';
  return { subject: decodeWords(subject), text: decodeQuoted(plain), source };
}

/** Quoted-printable (RFC 2045). */
function decodeQuoted(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** Encoded words of a header (RFC 2047), in the form Q. */
function decodeWords(text: string): string {
  return text
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/\?= =\?UTF-8\?Q\?/gi, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_match, word: string) =>
      decodeQuoted(word.replaceAll('_', ' ')),
    );
}
