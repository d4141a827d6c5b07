import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { idOfAddress } from '#shared/auth/token.ts';
import { withCircuitBreaker } from '#shared/circuit-breaker.ts';
import { clientOptions } from '#shared/client-options.ts';
import { mailFolder, mailFrom, mailSet } from '#shared/config.ts';
import { logInfo } from '#shared/log.ts';
import { assertOn } from '#shared/switches/switches.ts';
import { withDomain } from './domain.ts';
import { composeMail, type Mail } from './message.ts';
import { countMail, type MailLimits } from './rate.ts';

let client: SESv2Client | undefined;

/**
 * Sends a mail by SES, or writes it to the configured folder.
 * @throws Error while operators have paused mails, and above a limit of mails
 */
export async function sendMail(mail: Mail, limits: MailLimits): Promise<void> {
  await assertOn('mail');
  await countMail(mail.to, Date.now(), limits);
  const from = mailFrom();
  const message = await composeMail(mail, from);
  const folder = mailFolder();
  if (folder === undefined) await sendBySes(message, mail.to, from);
  else await putInto(folder, message);
  // Not the subject: it may contain names, and logs outlive an erasure.
  logInfo('mail', { address: idOfAddress(mail.to.toLowerCase()) });
}

async function sendBySes(message: Buffer, to: string, from: string): Promise<void> {
  const command = new SendEmailCommand({
    FromEmailAddress: from,
    // It takes back what bounces, whoever verified the sender.
    ConfigurationSetName: mailSet(),
    // It takes a domain of other letters in its ASCII form alone.
    Destination: { ToAddresses: [withDomain(to, domainToASCII)] },
    Content: { Raw: { Data: message } },
  });
  await withCircuitBreaker('SES', () => sesClient().send(command));
}

function sesClient(): SESv2Client {
  client ??= new SESv2Client(clientOptions);
  return client;
}

/** Readers of the folder see a whole mail or none. */
async function putInto(folder: string, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
  const draft = join(folder, `.${name}`);
  await writeFile(draft, message, { mode: 0o600 });
  await rename(draft, join(folder, `${name}.eml`));
}
