import { expect, test } from 'vitest';
import { createClient } from '#client/client.ts';
import { type Names, sendNamed, withNames } from '#console/api/names.ts';

/** A form that adds a contact, whose calls get such answers; the names that they went under. */
function formAnswered(...statuses: number[]) {
  const keys: (string | null)[] = [];
  const answer = async ({ headers }: Request) => {
    keys.push(headers.get('Idempotency-Key'));
    const status = statuses[keys.length - 1] ?? 201;
    if (status === 0) throw new Error('Offline.');
    return Response.json({}, { status });
  };
  const client = createClient({
    baseUrl: 'http://service.test',
    fetch: (request) => sendNamed(request, answer),
    retries: 0,
  });
  const names: Names = new Map();
  const submit = (name: string) =>
    withNames(names, () => client.POST('/v1/contacts', { body: { name } })).catch(() => undefined);
  return { keys, submit };
}

const kindsOf = (names: readonly unknown[]) => names.map((name) => names.indexOf(name));

test('what is sent again after a lost answer has the name that it had', async () => {
  const { keys, submit } = formAnswered(0, 504, 429, 401, 201, 201);
  for (const _press of [1, 2, 3, 4, 5, 6]) await submit('Kim');
  expect(kindsOf(keys)).toEqual([0, 0, 0, 0, 0, 5]);
});

test('what was refused, and what says something else, has a name of its own', async () => {
  const { keys, submit } = formAnswered(422, 0, 0, 0);
  await submit('Kim');
  await submit('Kim');
  await submit('Lee');
  await submit('Kim');
  expect(kindsOf(keys)).toEqual([0, 1, 2, 1]);
});

test('another form does the same once more', async () => {
  const [one, other] = [formAnswered(0), formAnswered(0)];
  await one.submit('Kim');
  await other.submit('Kim');
  expect(one.keys).not.toEqual(other.keys);
});
