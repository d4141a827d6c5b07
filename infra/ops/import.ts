import { basename } from 'node:path';
import { type Command, Option, type OptionValues } from 'commander';
import { dateOrders } from '#importer/dates.ts';
import { readExisting } from '#importer/existing.ts';
import { contacts, items, type Kind, locations } from '#importer/kinds.ts';
import { readLocations } from '#importer/locations.ts';
import { type ImportPlan, planImport } from '#importer/plan.ts';
import { predictRefusals, preview } from '#importer/preview.ts';
import type { RecordsApi } from '#importer/records-api.ts';
import { runImport } from '#importer/run.ts';
import type { RefusedRow } from '#importer/validate.ts';
import { findTarget } from './connection.ts';
import { isSameFile, readTable, writeRefused } from './import/csv-files.ts';
import { addEntry, mapHelp, readDelimiter } from './import/options.ts';
import { progressOf } from './import/progress.ts';
import { recordsByKey } from './import/records-by-key.ts';
import { invalidOption, readText } from './options.ts';
import { print } from './output.ts';
import { promptSecret, secretOption, tokenVariable } from './secrets.ts';

export function addImportCommands(program: Command): void {
  const group = program.command('import').description('Load CSV files through the API.');
  addImport(group, items)
    .option(
      '--location-column <column>',
      'the column that has the name of the location where an item is, or its path: HQ / Room 2',
    )
    .option(
      '--home-location-column <column>',
      'the column that has the location where an item belongs, in the same way',
    )
    .option('--create-locations', 'create the locations of these paths that do not exist yet');
  addImport(group, contacts);
  addImport(group, locations);
}

function addImport(group: Command, kind: Kind): Command {
  const { plural } = kind;
  return group
    .command(plural)
    .description(
      `Load ${plural}, one for every row of a CSV file (UTF-8, with a header line). Safe to run ` +
        'again: existing records stay unchanged. Prints what was refused, and why.',
    )
    .requiredOption('--file <path>', 'the CSV file (required)', readText)
    .addOption(
      secretOption(
        '--token <token>',
        `API key with the scope ${plural}:write (required)`,
        tokenVariable,
      ),
    )
    .option(
      '--url <url>',
      'address of the service, such as https://api.example.org (default: the one that commands work on)',
      readText,
    )
    .option('--map <column=field>', mapHelp(kind), addEntry)
    .option(
      '--delimiter <character>',
      'the character between the cells, or tab (default: the one between the names of the header)',
      readDelimiter,
    )
    .addOption(
      new Option('--dates <order>', 'whether 01/02/2026 has the day or the month first').choices(
        dateOrders,
      ),
    )
    .option(
      '--dry-run',
      'show where the columns go, what is refused, and how long it takes, and change nothing',
    )
    .option(
      '--update',
      `change the ${plural} that are there, known by external_ref; an empty cell changes nothing`,
    )
    .option(
      '--refused <path>',
      'write the refused rows with their reasons to this CSV file',
      readText,
    )
    .action(async (_options: OptionValues, command: Command) => {
      print(command, await importFile(kind, command.optsWithGlobals()));
    });
}

const howToCreate = 'Add --create-locations to make it.';

/** Imports a file. Returns what it did, or would do in a dry run. */
async function importFile(kind: Kind, options: OptionValues): Promise<object> {
  assertMeaningful(options);
  const { file } = options;
  const table = await readTable(file, options.delimiter);
  if (options.refused !== undefined && (await isSameFile(options.refused, file))) {
    throw invalidOption('refused', 'The refused rows cannot go into the file that is imported.');
  }
  const locationColumns = locationColumnsOf(options);
  const plan = planImport(kind, table, { ...options, locationColumns, fileName: basename(file) });
  const needsService = !options.dryRun || options.update || hasLocations(options);
  const api = needsService ? await connect(options) : undefined;
  const refusedRows: RefusedRow[] = [];
  // Checks the path before the import, which could otherwise not report its refused rows.
  if (options.refused !== undefined) await writeRefused(plan, options.refused, refusedRows);
  try {
    return api && !options.dryRun
      ? await send(plan, api, options, refusedRows)
      : await predict(plan, api, options, refusedRows);
  } finally {
    if (options.refused !== undefined) await writeRefused(plan, options.refused, refusedRows);
    if (refusedRows.length > 0 && !options.dryRun) process.exitCode = 1;
  }
}

const locationColumnsOf = ({ locationColumn, homeLocationColumn }: OptionValues) => ({
  location_id: locationColumn,
  home_location_id: homeLocationColumn,
});

const hasLocations = (options: OptionValues) =>
  Object.values(locationColumnsOf(options)).some((column) => column !== undefined);

/** @throws ApiError `validation_failed` for options that cannot be combined. */
function assertMeaningful(options: OptionValues): void {
  const { createLocations, url, stack } = options;
  if (url !== undefined && stack !== undefined) {
    throw invalidOption(
      'url',
      'Must not be combined with --stack: both say where the API answers.',
    );
  }
  if (createLocations && !hasLocations(options)) {
    throw invalidOption(
      'create-locations',
      'Must be given with --location-column or --home-location-column, which name the locations.',
    );
  }
}

async function connect({ token: tokenOption, url, stack }: OptionValues): Promise<RecordsApi> {
  const token = await promptSecret(tokenOption, 'API key');
  if (token === undefined) {
    throw invalidOption(
      'token',
      `Give an API key in ${tokenVariable}, at the prompt, or with --token.`,
    );
  }
  return recordsByKey(url ?? (await findTarget(stack)).url, token);
}

async function predict(
  plan: ImportPlan,
  api: RecordsApi | undefined,
  optionValues: OptionValues,
  refusedRows: RefusedRow[],
) {
  const { update, createLocations: createsLocations = false } = optionValues;
  const locations = api && hasLocations(optionValues) ? await readLocations(api) : undefined;
  const findExisting = api && update ? await readExisting(api, plan.kind) : undefined;
  const options = { locations, createsLocations, howToCreate, findExisting };
  refusedRows.push(...predictRefusals(plan, options));
  return preview(plan, options, refusedRows);
}

async function send(
  plan: ImportPlan,
  api: RecordsApi,
  options: OptionValues,
  refusedRows: RefusedRow[],
) {
  const { update = false, createLocations = false } = options;
  const progress = progressOf(plan.kind.plural);
  let sent = { answered: 0, all: 0 };
  try {
    const report = await runImport(plan, api, {
      update,
      hasLocations: hasLocations(options),
      createsLocations: createLocations,
      howToCreate,
      onRefusal: (row) => refusedRows.push(row),
      onProgress: (answered, all) => {
        sent = { answered, all };
        progress.show(answered, all);
      },
    });
    return { ...report, refused: refusedRows.toSorted((a, b) => a.line - b.line) };
  } catch (error) {
    // The bar clears its line when it stops, and what was printed on it.
    progress.stop();
    if (sent.answered > 0) {
      console.error(
        `The import stopped after ${sent.answered} of ${sent.all} rows that had to be sent. ` +
          'Import the file again for the others: nothing is created twice.',
      );
    }
    throw error;
  } finally {
    progress.stop();
  }
}
