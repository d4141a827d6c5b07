import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse';
import { ApiError } from '#shared/errors.ts';
import { createItem } from '#shared/families/items/create.ts';
import { ItemCreate } from '#shared/families/items/fields.ts';
import { retryOnConflict } from '#shared/records/commit.ts';
import { type DemoKey, demoCall } from './calls.ts';
import { foundedHoursAgo, type House } from './house.ts';

const csv = join(import.meta.dirname, 'stage-lighting.csv');
const writers = 16;
const yearly = 20;
const measures = ['weight_kg', 'power_w', 'width_mm', 'height_mm', 'depth_mm'] as const;
const texts = ['connector', 'manual_url', 'short_name'] as const;

/** Loads the stage lights, shelf by shelf. The ids of the items by their number, counted from 1. */
export async function loadEquipment(demo: DemoKey, house: House): Promise<Map<number, number>> {
  const rows = createReadStream(csv).pipe(parse({ columns: true, bom: true }));
  const ids = new Map<number, number>();
  const under = new Set<Promise<void>>();
  let count = 0;
  for await (const row of rows) {
    count += 1;
    const number = count;
    const write = loadItem(demo, house, row, number)
      .then((id) => void ids.set(number, id))
      .finally(() => under.delete(write));
    under.add(write);
    if (under.size >= writers) await Promise.race(under);
  }
  await Promise.all(under);
  return ids;
}

async function loadItem(
  demo: DemoKey,
  { shelves, technician }: House,
  row: Record<string, string>,
  number: number,
): Promise<number> {
  const numbers = measures.flatMap((name) => (row[name] ? [[name, Number(row[name])]] : []));
  const shelf = shelves[number % shelves.length];
  const body = ItemCreate.schema.parse({
    name: `${row.manufacturer} ${row.model}`.slice(0, 200),
    unique_id: `FIX-${String(number).padStart(4, '0')}`,
    type: row.category,
    manufacturer: row.manufacturer,
    model: row.model,
    location_id: shelf,
    home_location_id: shelf,
    // A few are inspected every year, and need half an hour between two bookings.
    ...(number <= yearly
      ? {
          responsible_user_id: technician,
          inspection_interval_days: 365,
          buffer_minutes: 30,
          external_ref: `ERP-${number}`,
        }
      : {}),
    tags: row.all_categories?.split(';').map((tag) => tag.trim()) ?? [],
    custom_fields: Object.fromEntries([...numbers, ...texts.map((name) => [name, row[name]])]),
  });
  try {
    const call = demoCall(demo, foundedHoursAgo);
    return (await retryOnConflict(() => createItem(call, body))).data.id;
  } catch (error) {
    // A load that was broken off is repeated: what stands already has its unique_id.
    const taken = error instanceof ApiError ? error.fields.unique_id?.[0] : undefined;
    if (taken?.code === 'taken' && typeof taken.id === 'number') return taken.id;
    throw error;
  }
}
