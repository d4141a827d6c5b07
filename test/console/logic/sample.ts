import type { Item } from '#console/api/records.ts';
import { exampleOf } from '#shared/description/examples.ts';

const example = exampleOf('items.get');
if (!example) throw new Error('There is no example of an item.');

// What the API really answered: the recorded examples are held against the description.
export const { data: item } = example.answer as { data: Item };
