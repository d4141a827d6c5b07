import { isDeepStrictEqual } from 'node:util';
import { routes } from '#shared/routes/index.ts';
import { newAccount, type TestAccount } from '../../support/account.ts';
import type { Answer } from '../../support/http.ts';
import type { reads } from '../../support/reads.ts';
import { writes } from '../../support/writes/writes.ts';
import { type Bench, type Sent, senderTo } from './bench.ts';
import { answerProblems } from './judge.ts';
import { type Planned, plan, type Trial } from './trial.ts';
import { tryPlanned } from './try-planned.ts';

/** So many trials of a request side by side. */
const atOnce = 2;

/** Tries a request that reads with the mishaps that are planned for its number. */
export async function tryRead(
  { endpoint, path }: (typeof reads)[number],
  number: number,
  bench: Bench,
): Promise<Trial[]> {
  const token = await newToken();
  const send = await senderTo(endpoint, bench);
  await send({ token, path });
  const usual = await send({ token, path });
  const tryOne = async (
    sent: Sent,
    { title, mishap, faultAt }: Planned,
    milliseconds: number,
  ): Promise<Trial> => {
    const { answer, watched } = await send(sent, faultAt, milliseconds);
    const problems = answerProblems(endpoint, path, answer, mishap);
    const isOther = answer.status === 200 && !isDeepStrictEqual(told(answer), told(usual.answer));
    if (isOther) problems.push('answers something else than without the mishap');
    return { title, problems: { answer: problems }, watched };
  };
  const planned = plan(usual.watched.operations, number);
  const sent = Array.from({ length: atOnce }, () => ({ token, path }));
  return [
    {
      title: 'without a mishap',
      problems: { answer: answerProblems(endpoint, path, usual.answer) },
      watched: usual.watched,
    },
    ...(await tryPlanned(planned, sent, tryOne)),
  ];
}

/** So many keys does an account have. */
const keysEach = 20;
let account: TestAccount | undefined;
let keys = 0;
let last: Promise<string> = Promise.resolve('');

/** A key of an account that nobody writes to any more; one after the other is made. */
function newToken(): Promise<string> {
  last = last.then(async () => {
    if (!account || keys % keysEach === 0) account = await furnish(await newAccount());
    keys += 1;
    return (await account.newKey()).token;
  });
  return last;
}

/** One record of each kind. */
async function furnish(account: TestAccount): Promise<TestAccount> {
  const { api } = account;
  for (const { name, route } of routes) {
    if (!name.endsWith('.create')) continue;
    const { body } = (await writes[name]?.(api)) ?? {};
    await api.post(route.path, body);
  }
  return account;
}

/** What an answer tells that does not change with each request. */
function told({ body }: Answer): unknown {
  const { rate_limit: _rate, ...record } = body.data;
  return {
    data: Array.isArray(body.data) ? body.data : record,
    total: body.meta.pagination?.total,
  };
}
