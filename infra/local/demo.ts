import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse';
import type { Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { createAccount, nextAccountId } from '#shared/operations/accounts/create.ts';
import { createItem } from '#shared/operations/items/create.ts';
import { createKey } from '#shared/operations/keys/create.ts';
import { AccountCreate } from '#shared/schemas/account.ts';
import { ItemCreate } from '#shared/schemas/item.ts';
import { KeyCreate } from '#shared/schemas/key.ts';
import { formatInstant } from '#shared/time.ts';
import { operatorCall } from '../operator.ts';

const csv = join(import.meta.dirname, 'demo', 'stage-lighting.csv');
/** How many items are written at once. */
const writers = 16;

/** What is kept of the demo account beside the store, so that a second start can show the key again. */
export interface Demo {
  token: string;
  ownerEmail: string;
  ownerPassword: string;
  accountId: number;
  keyId: number;
  isLoaded: boolean;
}

/** The demo account of a data folder, made and loaded if it is not; broken loads are finished. */
export async function provideDemo(dataFolder: string): Promise<Demo> {
  const file = join(dataFolder, 'demo.json');
  const demo: Demo = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : await createDemo();
  const keep = (state: Demo) =>
    writeFileSync(file, JSON.stringify(state, null, 2), { mode: 0o600 });
  if (demo.isLoaded) return demo;
  keep(demo);
  await loadEquipment(demo);
  const loaded = { ...demo, isLoaded: true };
  keep(loaded);
  return loaded;
}

async function createDemo(): Promise<Demo> {
  const owner = {
    ownerEmail: 'owner@example.com',
    ownerPassword: randomBytes(9).toString('base64url'),
  };
  const accountId = await nextAccountId();
  const account = AccountCreate.schema.parse({
    name: 'Demo rental house',
    plan: 'business',
    owner_email: owner.ownerEmail,
    owner_password: owner.ownerPassword,
  });
  const { data } = await createAccount(operatorCall(accountId), account);
  const key = KeyCreate.schema.parse({ name: 'Demo', access: 'full', user_id: data.user_id });
  const { record, token } = await createKey(operatorCall(accountId), key);
  return { ...owner, token, accountId, keyId: record.id, isLoaded: false };
}

async function loadEquipment(demo: Demo): Promise<void> {
  const rows = createReadStream(csv).pipe(parse({ columns: true, bom: true }));
  let number = 0;
  const under = new Set<Promise<void>>();
  for await (const row of rows) {
    number += 1;
    const write = loadItem(demo, row, number).finally(() => under.delete(write));
    under.add(write);
    if (under.size >= writers) await Promise.race(under);
  }
  await Promise.all(under);
}

async function loadItem(demo: Demo, row: Record<string, string>, number: number): Promise<void> {
  const measures = ['weight_kg', 'power_w', 'width_mm', 'height_mm', 'depth_mm'] as const;
  const numbers = measures.flatMap((name) => (row[name] ? [[name, Number(row[name])]] : []));
  const texts = (['connector', 'manual_url', 'short_name'] as const).map((name) => [
    name,
    row[name],
  ]);
  const body = ItemCreate.schema.parse({
    name: `${row.manufacturer} ${row.model}`.slice(0, 200),
    unique_id: `FIX-${String(number).padStart(4, '0')}`,
    type: row.category,
    manufacturer: row.manufacturer,
    model: row.model,
    tags: row.all_categories?.split(';').map((tag) => tag.trim()) ?? [],
    custom_fields: Object.fromEntries([...numbers, ...texts]),
  });
  try {
    await createItem(keyCall(demo), body);
  } catch (error) {
    // A load that was broken off is repeated: what stands already has its unique_id.
    if (!(error instanceof ApiError) || error.fields.unique_id?.[0]?.code !== 'taken') throw error;
  }
}

/** A call that the demo key makes, without the gateway and so without its rate limit. */
function keyCall({ accountId, keyId }: Demo): Call {
  const arrivedAt = Date.now();
  const caller = { accountId, actor: { id: keyId, type: 'api_key' as const, name: 'Demo (API)' } };
  return { caller, requestId: randomUUID(), arrivedAt, now: formatInstant(arrivedAt) };
}
