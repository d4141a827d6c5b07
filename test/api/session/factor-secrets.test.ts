import { expect, test } from 'vitest';
import { newAccount, password } from '../../support/account.ts';
import { type CallOptions, callsFromAnywhere } from '../../support/anywhere.ts';
import { captureOutput } from '../../support/capture-output.ts';
import { newIp } from '../../support/sign-in.ts';
import { everyPage } from '../../support/store/every-page.ts';
import { totpCode } from '../../support/totp.ts';

test('the secret and the recovery codes are in one answer, and in no log and no other row', async () => {
  const { accountId, ownerEmail: email } = await newAccount();
  const call = callsFromAnywhere();
  const others: string[] = [];
  const ip = newIp();
  let secret = '';
  let recoveryCodes: string[] = [];
  const printed = await captureOutput(async () => {
    const login = await call('auth.login', { ip, body: { email, password } });
    const token = login.body.data.access_token;
    const ask = async (name: string, request: CallOptions = {}) => {
      others.push(JSON.stringify(await call(name, { ip, token, ...request })));
    };
    secret = (await call('session.startTotp', { ip, token })).body.data.secret;
    const code = totpCode(secret, -1);
    const confirmed = await call('session.confirmTotp', { ip, token, body: { code } });
    recoveryCodes = confirmed.body.data.recovery_codes;
    await ask('session.startTotp');
    await ask('session.confirmTotp', { body: { code } });
    await ask('session.getUser');
    await ask('session.updateUser', { body: { title: 'Head' } });
    await ask('session.list');
    await ask('users.list');
    await ask('accounts.history', { path: `/v1/accounts/${accountId}/history` });
    await ask('auth.login', { body: { email, password } });
    await ask('auth.login', { body: { email, password, code: recoveryCodes[0] } });
    await ask('session.removeTotp', { body: { code: '000000' } });
  });
  const secrets = [
    secret,
    ...recoveryCodes,
    ...recoveryCodes.map((one) => one.replaceAll('-', '')),
  ];
  const secretsIn = (text: string) => secrets.filter((word) => text.includes(word));
  expect(secretsIn(printed)).toEqual([]);
  expect(secretsIn(others.join())).toEqual([]);
  expect(printed).toContain('"route":"POST /v1/session/totp"');
  for await (const page of everyPage()) {
    for (const row of page) {
      const text = JSON.stringify(row);
      expect(secretsIn(text)).toEqual(
        row.pk?.S?.startsWith('LOGIN#') && text.includes(secret) ? [secret] : [],
      );
    }
  }
});
