import { expect, test } from 'vitest';
import { bodyOf, valuesOf } from '#console/pages/item/item-values.ts';
import { changesOf } from '#console/ui/changes.ts';
import { item } from './sample.ts';

test('an item saved without edits is not changed', () => {
  const values = valuesOf(item);
  expect(changesOf(bodyOf(values), bodyOf(valuesOf(item)))).toEqual({});
  expect(bodyOf(values)).toMatchObject({
    name: item.name,
    tags: item.tags,
    qr: item.qr,
    acquisition_value: item.acquisition_value,
    location_id: item.location?.id ?? null,
  });
});

test('only the edited fields of an item are sent', () => {
  const before = valuesOf(item);
  const values = { ...before, model: 'Mark II', tags: 'stage, light,', acquisition_value: '12,50' };
  expect(changesOf(bodyOf(before), bodyOf(values))).toEqual({
    model: 'Mark II',
    tags: ['stage', 'light'],
    acquisition_value: 12.5,
  });
});

test('a new item has only the typed values and the defaults', () => {
  const body = bodyOf({ ...valuesOf(undefined), name: 'Lamp' });
  const { name, inventory_enabled, tags, qr, custom_fields, maintenance, ...others } = body;
  expect({ name, inventory_enabled, tags, qr, custom_fields, maintenance }).toEqual({
    ...{ name: 'Lamp', inventory_enabled: false, tags: [], qr: [], custom_fields: {} },
    maintenance: [],
  });
  expect(new Set(Object.values(others))).toEqual(new Set([null]));
});
