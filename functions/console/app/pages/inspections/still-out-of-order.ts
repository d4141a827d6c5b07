import { canRead } from '#console/api/session.ts';
import { formatCount } from '#console/format-count.ts';
import { readItems } from '#console/pages/selection/bulk-calls.ts';

const namedMax = 3;

/**
 * Says which items are out of order although they passed; empty if there are none, or if that cannot be
 * read now.
 */
export async function stillOutOfOrderText(passedIds: readonly number[]): Promise<string> {
  if (!canRead('content.items')) return '';
  // The inspection is recorded by now, so this must not fail.
  const items = await readItems(passedIds).catch(() => []);
  const names = items.flatMap(({ name, condition }) => (condition === 'inoperative' ? name : []));
  if (names.length === 0) return '';
  const which = names.length > namedMax ? formatCount(names.length, 'item') : names.join(', ');
  return `${which} ${names.length === 1 ? 'stays' : 'stay'} out of order.`;
}
