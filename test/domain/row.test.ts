import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, test } from 'vitest';
import { item } from '#shared/families/items/record.ts';
import { fromRow, toRow } from '#shared/records/row.ts';
import { type Attributes, rowOf } from '#shared/table/attributes.ts';
import { rowKey } from '#shared/table/rows.ts';
import { itemRecord } from './records.ts';

const key = rowKey.record(1, 'item', 7);
const record = itemRecord({ id: 7, name: 'Camera', tags: ['a'], custom_fields: { weight: 2 } });
const attributes = marshall(toRow(item, key, record));
const reversed: Attributes = Object.fromEntries(Object.entries(attributes).reverse());

test('a value of each type of DynamoDB comes back as it was stored', () => {
  const values = {
    text: 'a',
    empty: '',
    number: 1.5,
    bits: 12345678901234567890123456789012345678n,
    no: false,
    nothing: null,
    list: ['a', { b: [] }],
    set: new Set(['a', 'b']),
  };
  expect({ ...rowOf(marshall({ ...key, ...values })) }).toEqual({ ...key, ...values });
});

test('a record is read as it was written', () => {
  expect(fromRow(item, rowOf(attributes))).toEqual(record);
});

test('a record has its fields in one order, whatever the order of its attributes', () => {
  const fields = Object.keys(fromRow(item, rowOf(attributes)));
  expect(Object.keys(fromRow(item, rowOf(reversed)))).toEqual(fields);
});
