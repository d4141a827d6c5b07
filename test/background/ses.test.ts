import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { listen, thisMachine } from '#infra/local/listen.ts';
import { variables } from '#shared/config.ts';

/** The modules store the client, and whether SES hangs, for the life of the process. */
beforeEach(() => vi.resetModules());

/** Starts an SES that responds like this, and has mails sent to it. */
async function startSes(respond: RequestListener): Promise<void> {
  const ses = createServer(respond);
  const port = await listen(ses, 0, thisMachine);
  onTestFinished(() => {
    ses.closeAllConnections();
    ses.close();
    vi.unstubAllEnvs();
  });
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', `http://${thisMachine}:${port}`);
  vi.stubEnv(variables.mailFrom, 'Depot <depot@example.com>');
  vi.stubEnv(variables.mailSet, 'Equipment-prod-mail');
  vi.stubEnv(variables.mailFolder, undefined);
}

const mailTo = (to: string) => ({ to, subject: 'Overdue', lines: ['Bring it back.'] });

/** An SES that sends all mails: the requests that it gets. */
async function startWorkingSes(): Promise<unknown[]> {
  const requests: unknown[] = [];
  await startSes(async (request, response) => {
    requests.push(await json(request));
    response.setHeader('content-type', 'application/json');
    response.end('{"MessageId":"1"}');
  });
  return requests;
}

test('a mail is sent with the configuration set of the stage, which reports bounces', async () => {
  const requests = await startWorkingSes();
  const to = `${randomUUID()}@example.com`;
  const { sendMail } = await import('#shared/mail/send.ts');
  await sendMail(mailTo(to), {});
  expect(requests).toEqual([
    expect.objectContaining({
      ConfigurationSetName: 'Equipment-prod-mail',
      FromEmailAddress: 'Depot <depot@example.com>',
      Destination: { ToAddresses: [to] },
    }),
  ]);
});

test('a domain in another script is sent to SES as punycode', async () => {
  const requests = await startWorkingSes();
  const name = randomUUID();
  const { sendMail } = await import('#shared/mail/send.ts');
  await sendMail(mailTo(`${name}@bücher.example`), {});
  const Destination = { ToAddresses: [`${name}@xn--bcher-kva.example`] };
  expect(requests).toEqual([expect.objectContaining({ Destination })]);
});

test('only the first mail waits for an SES that hangs, and later mails fail at once', async () => {
  let calls = 0;
  await startSes(() => {
    calls += 1;
  });
  const { sendMail } = await import('#shared/mail/send.ts');
  const send = () => sendMail(mailTo(`${randomUUID()}@example.com`), {});
  await expect(send()).rejects.toThrow(/timed out|timeout/i);
  const callsOfFirst = calls;
  await expect(send()).rejects.toThrow('SES did not answer a moment ago.');
  expect(calls).toBe(callsOfFirst);
}, 30_000);
