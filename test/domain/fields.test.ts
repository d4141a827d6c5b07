import { expect, test } from 'vitest';
import { present, required } from '#shared/fields/field.ts';
import { targetsOf } from '#shared/fields/stored.ts';
import { reference } from '#shared/fields/values.ts';

test('the compiler refuses a reference as `required`, under which nothing looks up its record', () => {
  // @ts-expect-error A reference is `present` or `optional`.
  const unchecked = required(reference('contact'));
  expect(targetsOf({ unchecked, supplier_id: present(reference('contact')) })).toEqual({
    supplier_id: 'contact',
  });
});
