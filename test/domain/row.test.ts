import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, test } from 'vitest';
import { item } from '#shared/families/items/record.ts';
import { fromRow, toRow } from '#shared/records/row.ts';
import { type Attributes, attributesOf, rowOf } from '#shared/table/attributes.ts';
import { rowKey } from '#shared/table/rows.ts';
import { itemRecord } from './records.ts';

const key = rowKey.record(1, 'item', 7);
const record = itemRecord({ id: 7, name: 'Camera', tags: ['a'], custom_fields: { weight: 2 } });
const attributes = attributesOf(toRow(item, key, record));
const reversed: Attributes = Object.fromEntries(Object.entries(attributes).reverse());

const values = {
  text: 'a',
  empty: '',
  number: 1.5,
  bits: 12345678901234567890123456789012345678n,
  no: false,
  nothing: null,
  list: ['a', { b: [] }],
  object: { constructor: 'a', b: null },
  set: new Set(['a', 'b']),
};

test.each([
  ['a value of each type', values],
  ['a text that looks like stored JSON', { text: 'json:{"a":1}' }],
  ['a list that as JSON is too large for a row', { list: Array(50).fill('"'.repeat(5000)) }],
])('%s is read as it was stored', (_what, stored) => {
  expect({ ...rowOf(attributesOf({ ...key, ...stored })) }).toEqual({ ...key, ...stored });
});

test('undefined is not stored, neither as a value nor inside an object', () => {
  const row = rowOf(attributesOf({ ...key, none: undefined, object: { a: 1, none: undefined } }));
  expect({ ...row }).toStrictEqual({ ...key, object: { a: 1 } });
});

test('objects and lists are stored as JSON', () => {
  const { tags, name } = attributes;
  expect([tags, name]).toEqual([{ S: 'json:["a"]' }, { S: 'Camera' }]);
});

test('maps and lists of DynamoDB are read', () => {
  const stored = { ...key, list: values.list, object: { b: null } };
  expect({ ...rowOf(marshall(stored)) }).toEqual(stored);
});

test('a record is read as it was written', () => {
  expect(fromRow(item, rowOf(attributes))).toEqual(record);
});

test('a record has its fields in one order, whatever the order of its attributes', () => {
  const fields = Object.keys(fromRow(item, rowOf(attributes)));
  expect(Object.keys(fromRow(item, rowOf(reversed)))).toEqual(fields);
});
