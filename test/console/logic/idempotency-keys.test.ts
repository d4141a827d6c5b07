import { expect, test } from 'vitest';
import { createClient } from '#client/client.ts';
import {
  type IdempotencyKeys,
  sendWithIdempotencyKey,
  withIdempotencyKeys,
} from '#console/api/idempotency-keys.ts';

/** A form that adds a contact, and whose requests get these statuses; 0 is a lost response. */
function newForm(...statuses: number[]) {
  const keys: (string | null)[] = [];
  const answer = async ({ headers }: Request) => {
    keys.push(headers.get('Idempotency-Key'));
    const status = statuses[keys.length - 1] ?? 201;
    if (status === 0) throw new Error('Offline.');
    return Response.json({}, { status });
  };
  const client = createClient({
    baseUrl: 'http://service.test',
    fetch: (request) => sendWithIdempotencyKey(request, answer),
    retries: 0,
  });
  const unanswered: IdempotencyKeys = new Map();
  const send = (name: string) =>
    client.POST('/v1/contacts', { body: { name } }).catch(() => undefined);
  const submit = (name: string) => withIdempotencyKeys(unanswered, () => send(name));
  return { keys, send, submit };
}

const firstIndexes = (keys: readonly unknown[]) => keys.map((key) => keys.indexOf(key));

test('a retry after a lost response has the same idempotency key', async () => {
  const { keys, submit } = newForm(0, 504, 429, 401, 201, 201);
  for (const _press of [1, 2, 3, 4, 5, 6]) await submit('Kim');
  expect(firstIndexes(keys)).toEqual([0, 0, 0, 0, 0, 5]);
});

test('a retry after a refusal, or with another body, has a new idempotency key', async () => {
  const { keys, submit } = newForm(422, 0, 0, 0);
  await submit('Kim');
  await submit('Kim');
  await submit('Lee');
  await submit('Kim');
  expect(firstIndexes(keys)).toEqual([0, 1, 2, 1]);
});

test('the same request from another form has a new idempotency key', async () => {
  const [one, other] = [newForm(0), newForm(0)];
  await one.submit('Kim');
  await other.submit('Kim');
  expect(one.keys).not.toEqual(other.keys);
});

test('a form keeps its keys where one that began before it ends first', async () => {
  const { keys, send } = newForm(0, 201);
  const first = Promise.withResolvers<void>();
  const firstForm = withIdempotencyKeys(new Map(), () => first.promise);
  await withIdempotencyKeys(new Map(), async () => {
    first.resolve();
    await firstForm;
    await send('Kim');
    await send('Kim');
  });
  expect(firstIndexes(keys)).toEqual([0, 0]);
});
