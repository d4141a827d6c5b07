import { expect, test } from 'vitest';
import { newAccount, password } from '../../support/account.ts';
import { type CallOptions, callsFromAnywhere } from '../../support/anywhere.ts';
import { captureOutput } from '../../support/capture-output.ts';
import { newIp } from '../../support/sign-in.ts';
import { everyPage } from '../../support/store/every-page.ts';
import { totpCode } from '../../support/totp.ts';

test('the secret and recovery codes are in no other response, no log and no other row', async () => {
  const { accountId, ownerEmail: email } = await newAccount();
  const call = callsFromAnywhere();
  const otherAnswers: string[] = [];
  const ip = newIp();
  let secret = '';
  let recoveryCodes: string[] = [];
  const printed = await captureOutput(async () => {
    const login = await call('auth.login', { ip, body: { email, password } });
    const token = login.body.data.access_token;
    const sendOther = async (name: string, request: CallOptions = {}) => {
      otherAnswers.push(JSON.stringify(await call(name, { ip, token, ...request })));
    };
    secret = (await call('session.startTotp', { ip, token })).body.data.secret;
    const code = totpCode(secret, -1);
    const confirmed = await call('session.confirmTotp', { ip, token, body: { code } });
    recoveryCodes = confirmed.body.data.recovery_codes;
    await sendOther('session.startTotp');
    await sendOther('session.confirmTotp', { body: { code } });
    await sendOther('session.getUser');
    await sendOther('session.updateUser', { body: { title: 'Head' } });
    await sendOther('session.list');
    await sendOther('users.list');
    await sendOther('accounts.history', { path: `/v1/accounts/${accountId}/history` });
    await sendOther('auth.login', { body: { email, password } });
    await sendOther('auth.login', { body: { email, password, code: recoveryCodes[0] } });
    await sendOther('session.removeTotp', { body: { code: '000000' } });
  });
  const secrets = [
    secret,
    ...recoveryCodes,
    ...recoveryCodes.map((one) => one.replaceAll('-', '')),
  ];
  const secretsIn = (text: string) => secrets.filter((word) => text.includes(word));
  expect(secretsIn(printed)).toEqual([]);
  expect(secretsIn(otherAnswers.join())).toEqual([]);
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
