import { basename } from 'node:path';
import { SingleBar } from 'cli-progress';
import type { Command, OptionValues } from 'commander';
import { findTarget } from './connection.ts';
import { fieldNames, planColumns } from './import/columns.ts';
import { readCsv } from './import/csv-file.ts';
import { type ItemsApi, itemsApi, type Refusal } from './import/items-api.ts';
import { duplicatesOf, type ItemRow, itemRows } from './import/rows.ts';
import { print } from './output.ts';

/** How many requests are under way at once. */
const workers = 4;
const barFormat = 'Items {bar} {value}/{total}';

/** Adds `import items`. */
export function addImportCommands(program: Command): void {
  const fields = fieldNames.join(', ');
  program
    .command('import')
    .description('Load what an account has through the API.')
    .command('items')
    .description(
      'Create an item for every row of a CSV file (UTF-8, with a header line). Safe to run again: ' +
        'rows that are there already are left alone. Prints what was refused, and why.',
    )
    .requiredOption('--file <path>', 'the CSV file (required)')
    .requiredOption('--token <token>', 'API key with the scope items:write (required)')
    .option('--url <url>', 'where the API answers (default: the service that commands work on)')
    .option('--map <column=field>', mapHelp(fields), addEntry)
    .action(async (_options: OptionValues, command: Command) => {
      const report = await importItems(command.optsWithGlobals());
      print(report);
      if (report.refused.length > 0) process.exitCode = 1;
    });
}

function addEntry(entry: string, entries: readonly string[] = []): string[] {
  return [...entries, entry];
}

function mapHelp(fields: string): string {
  return (
    'where a column goes (repeatable): an item field, custom_fields.<name>, or nothing to leave ' +
    'it out. Without it a column goes to the field of its name, otherwise to the custom field of ' +
    `its name. tags and qr are parted by semicolons; external_ref knows a row again. Of ${fields}`
  );
}

/** A row that was not taken, as the report has it. */
interface RefusedRow extends Refusal {
  line: number;
  external_ref: string;
}

async function importItems({ file, token, url, map, stack }: OptionValues) {
  const table = await readCsv(file);
  const rows = itemRows(table, planColumns(table.header, map ?? []), basename(file));
  const api = itemsApi(url ?? (await findTarget(stack)).url, token);
  const present = await api.readReferences();
  const refused: RefusedRow[] = duplicatesOf(rows).map(({ row, refusal }) => told(row, refusal));
  const duplicates = new Set(refused.map(({ line }) => line));
  const unique = rows.filter(({ line }) => !duplicates.has(line));
  const missing = unique.filter(({ reference }) => !present.has(reference));
  const refusedByApi = await createAll(api, missing);
  refused.push(...refusedByApi);
  return {
    rows: rows.length,
    created: missing.length - refusedByApi.length,
    present: unique.length - missing.length,
    refused: refused.toSorted((a, b) => a.line - b.line),
  };
}

async function createAll(api: ItemsApi, rows: readonly ItemRow[]): Promise<RefusedRow[]> {
  const refused: RefusedRow[] = [];
  const bar = new SingleBar({ stream: process.stderr, format: barFormat, clearOnComplete: true });
  bar.start(rows.length, 0);
  const queue = rows.values();
  const work = async () => {
    for (const row of queue) {
      const refusal = await api.createItem(row.item);
      if (refusal) refused.push(told(row, refusal));
      bar.increment();
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    bar.stop();
  }
  return refused;
}

function told({ line, reference }: ItemRow, refusal: Refusal): RefusedRow {
  return { line, external_ref: reference, ...refusal };
}
