import { expect, test } from 'vitest';
import { sentenceOf } from '#console/pages/item/sentence.ts';
import { item } from '#shared/families/items/record.ts';

const placeNameOf = (id: number) => `place ${id}`;
const file = { name: 'front.png', content_type: 'image/png', kind: 'picture' };

/** The sentence that describes one change of an item. */
function sentenceOn(action: string, field: string, from: unknown, to: unknown): string {
  return sentenceOf(entryWith(action, [{ field, from, to }]), placeNameOf);
}

function entryWith(action: string, changes: readonly object[]) {
  return { resource: 'item', action, changes } as unknown as Parameters<typeof sentenceOf>[0];
}

test.each([
  ['location', 'location_id', 1, 2, 'moved this item from place 1 to place 2.'],
  ['location', 'location_id', 1, null, 'moved this item from place 1 to no place.'],
  ['update', 'name', 'Lamp', 'Lamp A', 'updated this item: name changed from Lamp to Lamp A.'],
  [
    'update',
    'last_inspection_on',
    null,
    '2026-11-14',
    'updated this item: last inspection set to Nov 14, 2026.',
  ],
  ['update', 'home_location_id', null, 2, 'updated this item: home place set to place 2.'],
  ['update', 'supplier_id', null, 3, 'updated this item: supplier added.'],
  ['update', 'responsible_user_id', 4, null, 'updated this item: responsible member removed.'],
  ['files', 'files.7', null, file, 'updated the files: added “front.png”.'],
  ['files', 'files.7', file, null, 'updated the files: removed “front.png”.'],
  ['files', 'files.7.name', 'a.png', 'b.png', 'updated the files: renamed “a.png” to “b.png”.'],
  ['files', 'files.7.main', false, true, 'updated the files.'],
  [
    'condition',
    'condition',
    'operative',
    'discarded',
    'set the condition from working to discarded.',
  ],
  ['update', 'description', 'Red', null, 'updated this item: description removed.'],
  ['update', 'description', 'Red', 'Blue', 'updated this item: description changed.'],
  ['update', 'inventory_enabled', false, true, 'updated this item: stock tracking turned on.'],
  ['update', 'qr', [], ['QR 1'], 'updated this item: labels set to QR 1.'],
  [
    'update',
    'custom_fields.is_ours',
    true,
    false,
    'updated this item: is ours changed from yes to no.',
  ],
  ['inventory', 'inventory_quantity', 5, 4, 'updated the stock from 5 to 4.'],
  ['inventory', 'last_inventory_at', null, '2031-05-04T10:00:00Z', 'updated the stock.'],
  ['files', 'main_picture_id', null, 7, 'updated the files: main picture changed.'],
])('the history describes a change by %s of %s', (action, field, from, to, sentence) => {
  expect(sentenceOn(action, field, from, to)).toBe(sentence);
});

test('dates are shown in the local format, and changes are separated by semicolons', () => {
  const changes = [
    { field: 'expiration_date', from: null, to: '2026-11-14' },
    { field: 'tags', from: ['old'], to: ['stage', 'light'] },
  ];
  expect(sentenceOf(entryWith('update', changes), placeNameOf)).toBe(
    'updated this item: expiration date set to Nov 14, 2026; tags changed from old to stage, light.',
  );
});

test('a renamed file that becomes the main picture is described once for each change', () => {
  const changes = [
    { field: 'main_picture_id', from: null, to: 7 },
    { field: 'files.7.name', from: 'a.png', to: 'b.png' },
    { field: 'files.7.main', from: false, to: true },
  ];
  const sentence = 'updated the files: main picture changed; renamed “a.png” to “b.png”.';
  expect(sentenceOf(entryWith('files', changes), placeNameOf)).toBe(sentence);
});

/** Fields with special values, and fields that are not in the history. */
const excluded = new Set<string>(['condition', 'due_time', ...(item.untracked ?? [])]);
const tracked = Object.keys(item.defaults).filter((field) => !excluded.has(field));
const values = [7, 2.5, 'some text', '2031-05-04', true, ['one', 'two']];

test.each(tracked)('the history describes every change of %s in words', (field) => {
  for (const value of values) {
    const sentences = [
      sentenceOn('update', field, null, value),
      sentenceOn('update', field, value, null),
    ];
    expect(sentences.join(' ')).not.toMatch(/undefined|null|true|_|[[\]{}]/);
  }
});
