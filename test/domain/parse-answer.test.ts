import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowOf } from '#shared/table/attributes.ts';
import { parseAnswer, rowsIn } from '#shared/table/parse-answer.ts';

/** Texts with what JSON escapes, and with what could be taken for its structure. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^["\\{}[\],:nS]*$/),
  fc.json().map((json) => `json:${json}`),
);
const simple: fc.Arbitrary<AttributeValue> = fc.oneof(
  text.map((S) => ({ S })),
  fc.integer().map((N) => ({ N: String(N) })),
  fc.boolean().map((BOOL) => ({ BOOL })),
  fc.constant<AttributeValue>({ NULL: true }),
);
const attribute: fc.Arbitrary<AttributeValue> = fc.oneof(
  simple,
  fc.array(simple).map((L) => ({ L })),
  fc.dictionary(text, simple).map((M) => ({ M })),
);
const rows = fc.array(fc.dictionary(text, attribute, { noNullPrototype: true }));
const end = fc.constantFrom({}, { LastEvaluatedKey: { pk: { S: 'a"Items":[' } } });

test('the rows of a query or a batch are those that JSON.parse reads, whatever they contain', () => {
  const answers = fc.oneof(
    fc.tuple(rows, end).map(([Items, rest]) => ({ Count: Items.length, Items, ...rest })),
    fc.tuple(rows, end).map(([Table, rest]) => ({ Responses: { Table }, ...rest })),
  );
  const check = fc.property(answers, fc.constantFrom(undefined, 1), (answer, indent) => {
    const json = JSON.stringify(answer, null, indent);
    const stored: Record<string, AttributeValue>[] =
      'Items' in answer ? answer.Items : answer.Responses.Table;
    const parsed = parseAnswer(json);
    expect(rowsIn(parsed)).toEqual(stored.map(rowOf));
    const { LastEvaluatedKey } = JSON.parse(json);
    expect(parsed).toMatchObject(LastEvaluatedKey ? { LastEvaluatedKey } : {});
  });
  fc.assert(check, { numRuns: 1000, seed: 1 });
});

test('an answer that ends too early is an error', () => {
  const json = '{"Items":[{"pk":{"S":"a\\\\"}},{"sk":{"N":"1"}}],"Count":2}';
  for (let length = 0; length < json.length; length += 1) {
    expect(() => parseAnswer(json.slice(0, length)), json.slice(0, length)).toThrow(SyntaxError);
  }
  expect(rowsIn(parseAnswer(json))).toEqual([{ pk: 'a\\' }, { sk: 1 }]);
});

test('an answer without rows is read as it is', () => {
  const answer = { Attributes: { note: { S: '"Items":[{' } } };
  expect(parseAnswer(JSON.stringify(answer))).toMatchObject(answer);
});
