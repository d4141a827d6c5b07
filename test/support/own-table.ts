import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { inject, vi } from 'vitest';
import { createTable } from '#infra/local/store.ts';
import { readStack } from '#infra/local/template.ts';
import type { Call } from '#shared/call.ts';
import { variables } from '#shared/config.ts';
import type { Row } from '#shared/table/rows.ts';
import { scanPages } from '#shared/table/scan.ts';

/** Makes the test use a table of its own, because it reads or blocks the whole table. */
export async function useOwnTable(): Promise<void> {
  const name = `Own-${randomUUID()}`;
  await createTable(name, readStack(join(inject('service').folder, 'cdk.out')).table);
  vi.stubEnv(variables.table, name);
}

/** All rows of the table. */
export async function allRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of scanPages(1000)) rows.push(...page.rows);
  return rows.toSorted((a, b) => (`${a.pk} ${a.sk}` < `${b.pk} ${b.sk}` ? -1 : 1));
}

/** A call of a member of an account, as functions receive it. */
export function callIn(accountId: number, arrivedAt = Date.now()): Call {
  return {
    caller: { accountId, actor: { id: 1, type: 'user', name: 'Ann' } },
    requestId: randomUUID(),
    now: new Date(arrivedAt).toISOString().replace(/\.\d+Z$/, 'Z'),
    arrivedAt,
  };
}
