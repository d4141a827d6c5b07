import { expect, test } from 'vitest';
import { tableOf } from '#console/pages/selection/item-table.ts';
import { item } from './sample.ts';

test('an export has a column for each custom field, and escapes spreadsheet formulas', () => {
  const withFormula = { ...item, name: '=1+1', tags: ['a', 'b'], custom_fields: { watt: -5 } };
  const [head, line, other] = tableOf([withFormula, { ...item, name: 'Say "hi",\nthen go' }]).split(
    '\r\n',
  );
  expect(head?.startsWith('id,name,unique_id')).toBe(true);
  expect(head?.endsWith('custom_fields.watt')).toBe(true);
  expect(line).toContain("'=1+1");
  expect(line).toContain(',a; b,');
  expect(line?.endsWith(',-5')).toBe(true);
  expect(other).toContain('"Say ""hi"",\nthen go"');
});
