import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { operatorCall } from '#infra/operator.ts';
import { notifyOwners } from '#shared/background/returned-mail.ts';
import { variables } from '#shared/config.ts';
import { closeAccount } from '#shared/families/operators/accounts.ts';
import { countMail, maxMails } from '#shared/mail/rate.ts';
import { newAccount } from '../support/account.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'equipment-returned-'));
  vi.stubEnv(variables.mailFolder, folder);
  vi.stubEnv(variables.mailFrom, 'Depot <depot@example.com>');
});
afterEach(() => vi.unstubAllEnvs());

/** The mails that were sent, each as its recipient and its subject. */
function readMails(): string[] {
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const header = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];
  return texts.map((text) => `${header(text, 'To')}: ${header(text, 'Subject')}`).sort();
}

const bounced = (emailAddress: string, bounceType = 'Permanent') => ({
  bounce: { bounceType, bouncedRecipients: [{ emailAddress }] },
});

async function newAccountWithMember() {
  const account = await newAccount();
  const email = `ann-${randomUUID().slice(0, 8)}@example.com`;
  await account.newUser({ role: 'member' }, 'Ann', email);
  return { ...account, email };
}

test('owners of a member whose mails come back are notified once, however often SES says so', async () => {
  const { ownerEmail, email } = await newAccountWithMember();
  await notifyOwners(bounced(email.toUpperCase()));
  await notifyOwners(bounced(email));
  expect(readMails()).toEqual([`${ownerEmail}: Mail to ${email} could not be delivered`]);
});

test('owners are notified where SES writes the domain of the member in punycode', async () => {
  const { ownerEmail, newUser } = await newAccount();
  const name = `ann-${randomUUID().slice(0, 8)}`;
  await newUser({ role: 'member' }, 'Ann', `${name}@bücher.example`);
  await notifyOwners(bounced(`${name}@xn--bcher-kva.example`));
  expect(readMails()).toEqual([expect.stringContaining(`${ownerEmail}: `)]);
});

test('owners are notified where a member marks mails as unwanted', async () => {
  const { ownerEmail, email } = await newAccountWithMember();
  await notifyOwners({ complaint: { complainedRecipients: [{ emailAddress: email }] } });
  expect(readMails()).toEqual([`${ownerEmail}: Mail to ${email} was marked as spam`]);
});

test('nobody is notified of a mailbox that is full for a while, nor of an address without a user', async () => {
  const { email } = await newAccountWithMember();
  await notifyOwners(bounced(email, 'Transient'));
  await notifyOwners(bounced(`${randomUUID()}@example.com`));
  expect(readMails()).toEqual([]);
});

test('owners are not notified of their own address, nor of members of a closed account', async () => {
  const { ownerEmail } = await newAccount();
  await notifyOwners(bounced(ownerEmail));
  const { accountId, email } = await newAccountWithMember();
  await closeAccount(operatorCall(accountId));
  await notifyOwners(bounced(email));
  expect(readMails()).toEqual([]);
});

test('an address gets a limited number of mails an hour', async () => {
  const to = `${randomUUID()}@example.com`;
  const now = Date.parse('2031-01-01T10:30:00Z');
  for (let count = 0; count < maxMails.address; count += 1) await countMail(to, now);
  await expect(countMail(to, now)).rejects.toThrow(`More than ${maxMails.address} mails`);
  await expect(countMail(to.toUpperCase(), now)).rejects.toThrow('More than');
  await expect(countMail(to, now + 30 * 60_000)).resolves.toBeUndefined();
  await expect(countMail(`${randomUUID()}@example.com`, now)).resolves.toBeUndefined();
});

const anyone = () => `${randomUUID()}@example.com`;

describe('an account that causes more mails than it may', () => {
  const account = 7001;
  const now = Date.parse('2031-01-01T11:30:00Z');

  beforeAll(async () => {
    for (let sent = 0; sent < maxMails.account; sent += 100) {
      await Promise.all(Array.from({ length: 100 }, () => countMail(anyone(), now, { account })));
    }
  });

  test('leaves those of others', async () => {
    const refused = countMail(anyone(), now, { account });
    await expect(refused).rejects.toThrow(`More than ${maxMails.account} mails`);
    await expect(countMail(anyone(), now, { account: 7002 })).resolves.toBeUndefined();
  });

  test('leaves their addresses to other mails while its own wait', async () => {
    const to = anyone();
    for (let attempt = 0; attempt < maxMails.address; attempt += 1) {
      await expect(countMail(to, now, { account })).rejects.toThrow('More than');
    }
    await expect(countMail(to, now, { account: 7002 })).resolves.toBeUndefined();
  });
});
