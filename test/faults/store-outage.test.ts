import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { newItems } from '../support/bookings.ts';
import type { Answer } from '../support/exchange.ts';
import { newFaultyService } from '../support/faulty-service.ts';
import type { Request } from '../support/gateway-event.ts';
import type { Client } from '../support/http.ts';
import { usualConflicts } from '../support/store/conflicts.ts';
import { type Range, seededNumbers, within } from '../support/store/random.ts';
import { recordStoreCalls, type StoreCalls } from '../support/store/store-calls.ts';
import { inMinutes } from '../support/time.ts';

/** `RACE_ROUNDS=100` before a release. */
const rounds = Number(process.env.RACE_ROUNDS ?? 4);
const creates = 32;
/** The number of changes, and also of checkouts. */
const others = 8;
/** When requests arrive, when the outage begins, and how long it lasts, in milliseconds. */
const arrival: Range = [0, 1000];
const outageStart: Range = [50, 600];
const outageDuration: Range = [50, 900];
/** The time limit of a function; the last 300 ms of it are not available to store calls. */
const functionTime: Range = [450, 3000];
/** Long enough for anything that a function still does after its response to reach the store. */
const settleMilliseconds = 4_000;

const numbers = seededNumbers();
const random = (range: Range) => within(range, numbers);

/** A write that stores its marker as the name of a record. */
interface Write {
  marker: string;
  request: Request;
  /** Whether it changes a record, and so has no key to be repeated by. */
  isChange: boolean;
  /** When it arrives, and the time limit of its function. */
  arrival: number;
  milliseconds: number;
  send: () => Promise<Answer>;
}

interface Outcome extends Write {
  answer: Answer;
  calls: StoreCalls;
}

async function arrange() {
  const service = await newFaultyService({ conflicts: usualConflicts, latency: [0, 8] });
  const { store } = service;
  const [create, update, checkOut] = [
    await service.endpoint('items.create'),
    await service.endpoint('items.update'),
    await service.endpoint('checkouts.create'),
  ];

  const newWrites = async ({ token, api }: { token: string; api: Client }): Promise<Write[]> => {
    const write = (call: typeof create, path: string, fields: object = {}): Write => {
      const marker = randomUUID();
      const isChange = call === update;
      const headers = {
        authorization: `Bearer ${token}`,
        ...(isChange ? {} : { 'idempotency-key': marker }),
      };
      const request = { path, headers, body: { name: marker, ...fields } };
      const [at, milliseconds] = [random(arrival), random(functionTime)];
      const send = () => call(request, milliseconds);
      return { marker, request, isChange, arrival: at, milliseconds, send };
    };
    const ids = await newItems(api, 2 * others);
    const due_time = inMinutes(60);
    return [
      ...Array.from({ length: creates }, (_, index) => write(create, '/v1/items', text(index))),
      ...ids.slice(others).map((id) => write(update, `/v1/items/${id}`)),
      ...ids
        .slice(0, others)
        .map((id) => write(checkOut, '/v1/checkouts', { iid: [id], due_time })),
    ];
  };

  /** An outage: the store refuses connections meanwhile, or does late what it received. */
  const runOutage = async (isPaused: boolean) => {
    if (isPaused) store.pause();
    else await store.disconnect();
    await wait(random(outageDuration));
    if (isPaused) store.resume();
    else await store.reconnect();
  };
  return { newWrites, runOutage, waitUntilIdle: store.waitUntilIdle };
}

/** Every fourth text has more words than a transaction takes, which are written before it. */
function text(index: number): object {
  if (index % 4 > 0) return {};
  return { description: Array.from({ length: 130 }, (_, word) => `w${word}x${index}`).join(' ') };
}

async function send(write: Write): Promise<Outcome> {
  await wait(write.arrival);
  return { ...write, ...(await recordStoreCalls(write.send)) };
}

/** How many records have each name. */
async function namesOf(api: Client): Promise<Map<string, number>> {
  const lists = ['/v1/items?limit=200', '/v1/checkouts?limit=200'];
  const answers = await Promise.all(lists.map((path) => api.get(path)));
  const names: string[] = answers.flatMap(({ body }) =>
    body.data.map(({ name }: { name: string }) => name),
  );
  return new Map(
    Map.groupBy(names, (name) => name)
      .entries()
      .map(([name, all]) => [name, all.length]),
  );
}

const isDone = ({ answer }: Outcome) => answer.status < 300;
/** Whether it was given up before its transaction was sent: it must never happen. */
const isUnsent = ({ answer, calls }: Outcome) =>
  answer.status === 503 && !calls.inTime.includes('TransactWriteItems');

/** What is wrong with the outcomes of the writes so far. */
async function problemsOf(api: Client, outcomes: readonly Outcome[]): Promise<string[]> {
  const names = await namesOf(api);
  return outcomes.flatMap((outcome) => {
    const { marker, answer, calls, request } = outcome;
    const times = names.get(marker) ?? 0;
    const label = `${request.path} that was answered ${answer.status}`;
    return [
      ...(isDone(outcome) || answer.status === 503 ? [] : [label]),
      ...(calls.late.length > 0 ? [`${label} sends ${calls.late} late`] : []),
      ...(isDone(outcome) && times !== 1 ? [`${label} exists ${times} times`] : []),
      ...(isUnsent(outcome) && times > 0 ? [`${label} before it was sent exists`] : []),
    ];
  });
}

/** Sends every write that was given up again, without faults. Afterwards each must exist once. */
async function repeatProblems(api: Client, outcomes: readonly Outcome[]): Promise<string[]> {
  const before = await namesOf(api);
  const problems: string[] = [];
  for (const { marker, request, isChange } of outcomes.filter((outcome) => !isDone(outcome))) {
    const sendAgain = isChange ? api.patch : api.post;
    const { status, headers } = await sendAgain(request.path, request.body, request.headers);
    const isReplayed = headers['idempotent-replayed'] === 'true';
    if (status >= 300) problems.push(`A repeat of ${request.path} answers ${status}`);
    if (!isChange && isReplayed !== before.has(marker)) {
      problems.push(`${request.path} is ${isReplayed ? '' : 'not '}replayed`);
    }
  }
  const after = await namesOf(api);
  const wrong = outcomes.filter(({ marker }) => after.get(marker) !== 1);
  return [...problems, ...wrong.map(({ request }) => `${request.path} does not exist once`)];
}

test(`a write that got a 503 before it was sent never happens, in ${rounds} outages of the store`, async () => {
  const { newWrites, runOutage, waitUntilIdle } = await arrange();
  const all: { api: Client; outcomes: Outcome[] }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const account = await newAccount();
    const writes = await newWrites(account);
    const sending = Promise.all(writes.map(send));
    await wait(random(outageStart));
    await runOutage(round % 2 === 0);
    const outcomes = await sending;
    await waitUntilIdle();
    expect(await problemsOf(account.api, outcomes)).toEqual([]);
    all.push({ api: account.api, outcomes });
  }
  await wait(settleMilliseconds);
  for (const { api, outcomes } of all) {
    expect(await problemsOf(api, outcomes)).toEqual([]);
    expect(await repeatProblems(api, outcomes)).toEqual([]);
  }
  // Otherwise the test has shown nothing.
  const outcomes = all.flatMap((one) => one.outcomes);
  expect(outcomes.filter(isDone).length).toBeGreaterThan(0);
  expect(outcomes.filter(isUnsent).length).toBeGreaterThan(0);
  console.log(
    `${outcomes.length} writes: ${outcomes.filter(isDone).length} done, ` +
      `${outcomes.filter(isUnsent).length} given up before they were sent.`,
  );
}, 1_200_000);
