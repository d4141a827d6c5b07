import { expect, test } from 'vitest';
import { sentenceOf } from '#console/pages/item/sentence.ts';

const placeOf = (id: number) => `place ${id}`;
const file = { name: 'front.png', content_type: 'image/png', kind: 'picture' };

/** What a member is said to have done, by one change of an item. */
function told(action: string, field: string, from: unknown, to: unknown): string {
  const entry = { resource: 'item', action, changes: [{ field, from, to }] };
  return sentenceOf(entry as Parameters<typeof sentenceOf>[0], placeOf);
}

test.each([
  ['location', 'location_id', 1, 2, 'moved it, to place 2.'],
  ['update', 'name', 'Lamp', 'Lamp A', 'changed it, name: Lamp became Lamp A.'],
  ['update', 'supplier_id', null, 3, 'changed it, it has another supplier.'],
  ['update', 'responsible_user_id', 4, null, 'changed it, nobody is responsible for it.'],
  ['files', 'files.7', null, file, 'changed its files, with “front.png”.'],
  ['files', 'files.7', file, null, 'changed its files, without “front.png”.'],
  ['files', 'main_picture_id', null, 7, 'changed its files, it has another main picture.'],
])('the history tells a change by %s of %s in words', (action, field, from, to, sentence) => {
  expect(told(action, field, from, to)).toBe(sentence);
});
