import { expect, test } from 'vitest';
import { sentenceOf } from '#console/pages/item/sentence.ts';
import { item } from '#shared/families/items/record.ts';

const placeOf = (id: number) => `place ${id}`;
const file = { name: 'front.png', content_type: 'image/png', kind: 'picture' };

/** What a member is said to have done, by one change of an item. */
function told(action: string, field: string, from: unknown, to: unknown): string {
  return sentenceOf(entryWith(action, [{ field, from, to }]), placeOf);
}

function entryWith(action: string, changes: readonly object[]) {
  return { resource: 'item', action, changes } as unknown as Parameters<typeof sentenceOf>[0];
}

test.each([
  ['location', 'location_id', 1, 2, 'moved it, to place 2.'],
  ['update', 'name', 'Lamp', 'Lamp A', 'changed it, name: Lamp became Lamp A.'],
  ['update', 'supplier_id', null, 3, 'changed it, it has another supplier.'],
  ['update', 'responsible_user_id', 4, null, 'changed it, nobody is responsible for it.'],
  ['files', 'files.7', null, file, 'changed its files, with “front.png”.'],
  ['files', 'files.7', file, null, 'changed its files, without “front.png”.'],
  ['files', 'files.7.name', 'a.png', 'b.png', 'changed its files, “a.png” became “b.png”.'],
  ['files', 'files.7.main', false, true, 'changed its files.'],
  ['condition', 'condition', 'operative', 'discarded', 'looked at its condition, it is discarded.'],
  ['update', 'description', 'Red', null, 'changed it, it has no description.'],
  ['update', 'inventory_enabled', false, true, 'changed it, it is counted.'],
  ['update', 'qr', [], ['QR 1'], 'changed it, labels: nothing became QR 1.'],
  ['update', 'custom_fields.is_ours', true, null, 'changed it, is ours: yes became nothing.'],
  ['inventory', 'last_inventory_at', null, '2031-05-04T10:00:00Z', 'took stock of it.'],
  ['files', 'main_picture_id', null, 7, 'changed its files, it has another main picture.'],
])('the history tells a change by %s of %s in words', (action, field, from, to, sentence) => {
  expect(told(action, field, from, to)).toBe(sentence);
});

test('a renamed file that becomes the main one is told by its names, and once as the main one', () => {
  const changes = [
    { field: 'main_picture_id', from: null, to: 7 },
    { field: 'files.7.name', from: 'a.png', to: 'b.png' },
    { field: 'files.7.main', from: false, to: true },
  ];
  const sentence = 'changed its files, it has another main picture, “a.png” became “b.png”.';
  expect(sentenceOf(entryWith('files', changes), placeOf)).toBe(sentence);
});

/** What takes more than words of its own, or a time; and what history leaves out. */
const others = new Set<string>(['condition', 'due_time', ...(item.untracked ?? [])]);
const tracked = Object.keys(item.defaults).filter((field) => !others.has(field));
const values = [7, 2.5, 'some text', '2031-05-04', true, ['one', 'two']];

test.each(tracked)('the history tells of every change of %s in words', (field) => {
  for (const value of values) {
    const sentences = [told('update', field, null, value), told('update', field, value, null)];
    expect(sentences.join(' ')).not.toMatch(/undefined|null|true|_|[[\]{}]/);
  }
});
