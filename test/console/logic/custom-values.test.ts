import { expect, test } from 'vitest';
import {
  type CustomField,
  customBodyOf,
  customErrorOf,
  customFieldsOf,
  mergeCustomFields,
  newCustomField,
} from '#console/pages/item/custom-values.ts';

/** A custom field as typed in the form. */
const typedField = (
  name: string,
  text: string,
  kind: CustomField['kind'] = 'text',
): CustomField => {
  return { ...newCustomField(name), text, kind };
};

const values = { watt: 62.5, rented: false, note: 'two\nlines' };

test('custom fields keep their values and kinds when shown and sent', () => {
  const fields = customFieldsOf(values);
  expect(fields.map(({ kind }) => kind)).toEqual(['number', 'boolean', 'text']);
  expect(customBodyOf(fields)).toEqual(values);
});

test('fields without a value are left out, and names and texts are trimmed', () => {
  const fields = [
    typedField(' colour ', ' red '),
    typedField('empty', ' '),
    typedField('none', '', 'number'),
  ];
  expect(customBodyOf(fields)).toEqual({ colour: 'red' });
});

/** The errors that the form itself finds, without a request. */
function errorsOf(...fields: CustomField[]) {
  try {
    customBodyOf(fields);
  } catch (problem) {
    return fields.map((field) =>
      customErrorOf(problem as Parameters<typeof customErrorOf>[0], field),
    );
  }
  throw new Error('Nothing is refused.');
}

test('an invalid number is reported at the value of its field only', () => {
  expect(errorsOf(typedField('shelf', 'A'), typedField('watt', '1,50,0', 'number'))).toEqual([
    { message: undefined, isOfName: false },
    { message: 'Must be a number.', isOfName: false },
  ]);
});

test('two fields with the same name are both reported at their names', () => {
  const error = { message: 'Another field has this name.', isOfName: true };
  expect(errorsOf(typedField('watt', 'a'), typedField(' watt', 'b'))).toEqual([error, error]);
});

test('merging keeps the changes of both members, and prefers those of this member', () => {
  const before = customFieldsOf({ watt: 40, shelf: 'A', gone: 'bye' });
  const mine = before.map((field) => (field.name === 'watt' ? { ...field, text: '60' } : field));
  const latest = customFieldsOf({ watt: 40, shelf: 'B', colour: 'red' });
  expect(customBodyOf(mergeCustomFields(mine, before, latest))).toEqual({
    watt: 60,
    shelf: 'B',
    colour: 'red',
  });
});

test('a field that this member removed stays removed', () => {
  const before = customFieldsOf({ watt: 40, shelf: 'A' });
  const mine = before.filter(({ name }) => name !== 'shelf');
  const merged = mergeCustomFields(mine, before, customFieldsOf({ watt: 50, shelf: 'A' }));
  expect(customBodyOf(merged)).toEqual({ watt: 50 });
});
