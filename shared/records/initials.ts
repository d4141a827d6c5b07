import type { Call } from '#shared/call.ts';
import type { ResourceName } from '#shared/families.ts';
import { queryRows } from '#shared/table/read.ts';
import { partition, rowKey } from '#shared/table/rows.ts';
import type { Counter } from './transaction.ts';
import type { WordChange } from './words.ts';

/** Whether a search is for one letter or digit, which very many words begin with. */
export function isInitial(word: string): boolean {
  return /^[a-z0-9]$/.test(word);
}

/** Moves the counts of the records that have words with an initial. */
export function initialChanges(changes: readonly WordChange[]): Counter[] {
  return changes.flatMap(({ account, resource, id, kept, added, removed }) => {
    const key = rowKey.initials(account, resource, id);
    const [before, after] = [initialsOf([...kept, ...removed]), initialsOf([...kept, ...added])];
    const count = (initials: Set<string>, delta: number) =>
      [...initials].map((initial) => ({ key, attribute: attributeOf(initial), delta }));
    return [...count(before.difference(after), -1), ...count(after.difference(before), 1)];
  });
}

/** How many records have a word with an initial. */
export async function countInitial(
  { caller: { accountId } }: Call,
  resource: ResourceName,
  initial: string,
): Promise<number> {
  const pk = partition.initials(accountId, resource);
  const rows = await queryRows({ pk, consistent: true });
  const attribute = attributeOf(initial);
  return rows.reduce((sum, row) => sum + Number(row[attribute] ?? 0), 0);
}

function initialsOf(words: readonly string[]): Set<string> {
  return new Set(words.map((word) => word.charAt(0)).filter(isInitial));
}

/** No name of a number alone may stand in an expression. */
function attributeOf(initial: string): string {
  return `n${initial}`;
}
