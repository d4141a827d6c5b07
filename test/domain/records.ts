import type { ItemRecord } from '../../shared/resources/item.ts';
import { item } from '../../shared/resources/item.ts';
import type { Actor } from '../../shared/resources/resource.ts';

/** The time at which the decisions of these tests are made. */
export const now = '2026-06-15T12:00:00Z';

export const actor: Actor = { id: 3, type: 'user', name: 'Ada' };

/** An item as it is stored, operative and in, but for these fields. */
export function itemRecord(fields: Partial<ItemRecord> = {}): ItemRecord {
  const written = {
    created_at: now,
    created_by: actor,
    updated_at: now,
    updated_by: actor,
    version: 1,
  };
  return { ...item.blank, ...written, id: 1, name: 'Item', ...fields };
}
