import { accountOfRow } from '#shared/table/account-of-row.ts';
import type { Row } from '#shared/table/rows.ts';
import { scanPages } from '#shared/table/scan.ts';

const pageRows = 1000;

/** Reads all rows of an account, and the logins of its members, page by page. */
export async function* rowsOfAccount(account: number): AsyncGenerator<Row[]> {
  for await (const { rows } of scanPages(pageRows)) {
    yield rows.filter((row) => accountOfRow(row) === account || isLoginOf(row, account));
  }
}

function isLoginOf({ entity, memberships }: Row, account: number): boolean {
  const all: { account_id: number }[] =
    entity === 'login' && Array.isArray(memberships) ? memberships : [];
  return all.some(({ account_id }) => account_id === account);
}
