import { expect, test } from 'vitest';
import {
  type CustomField,
  customBodyOf,
  customErrorOf,
  customFieldsOf,
  mergeCustomFields,
  newCustomField,
} from '#console/pages/item/custom-values.ts';

/** An own field as somebody has typed it. */
const typed = (name: string, text: string, kind: CustomField['kind'] = 'text'): CustomField => {
  return { ...newCustomField(name), text, kind };
};

const values = { watt: 62.5, rented: false, note: 'two\nlines' };

test('own fields are shown and sent as they are, each of its kind', () => {
  const fields = customFieldsOf(values);
  expect(fields.map(({ kind }) => kind)).toEqual(['number', 'boolean', 'text']);
  expect(customBodyOf(fields)).toEqual(values);
});

test('a field without a value is left out, and its name and text are trimmed', () => {
  const fields = [typed(' colour ', ' red '), typed('empty', ' '), typed('none', '', 'number')];
  expect(customBodyOf(fields)).toEqual({ colour: 'red' });
});

/** What the form refuses before it asks anybody. */
function refusalOf(...fields: CustomField[]) {
  try {
    customBodyOf(fields);
  } catch (problem) {
    return fields.map((field) =>
      customErrorOf(problem as Parameters<typeof customErrorOf>[0], field),
    );
  }
  throw new Error('Nothing is refused.');
}

test('a text that is no number is reported at the value of its field alone', () => {
  expect(refusalOf(typed('shelf', 'A'), typed('watt', '1,50,0', 'number'))).toEqual([
    { message: undefined, isOfName: false },
    { message: 'Must be a number.', isOfName: false },
  ]);
});

test('two fields of one name are reported at the names of both', () => {
  const refusal = { message: 'Another field has this name.', isOfName: true };
  expect(refusalOf(typed('watt', 'a'), typed(' watt', 'b'))).toEqual([refusal, refusal]);
});

test('what somebody else changed meanwhile is taken, but for what this member changed', () => {
  const before = customFieldsOf({ watt: 40, shelf: 'A', gone: 'bye' });
  const mine = before.map((field) => (field.name === 'watt' ? { ...field, text: '60' } : field));
  const now = customFieldsOf({ watt: 40, shelf: 'B', colour: 'red' });
  expect(customBodyOf(mergeCustomFields(mine, before, now))).toEqual({
    watt: 60,
    shelf: 'B',
    colour: 'red',
  });
});

test('a field that this member took off stays off', () => {
  const before = customFieldsOf({ watt: 40, shelf: 'A' });
  const mine = before.filter(({ name }) => name !== 'shelf');
  const merged = mergeCustomFields(mine, before, customFieldsOf({ watt: 50, shelf: 'A' }));
  expect(customBodyOf(merged)).toEqual({ watt: 50 });
});
