import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import { findEmbeddedServer } from '#infra/local/embedded-server.ts';
import { attributesOf } from '#shared/table/attributes.ts';
import type { Row } from '#shared/table/rows.ts';

/**
 * Writes a store file that holds a table with these rows, in the form of a DynamoDB export: many
 * times faster than the API, which commits every batch to disk.
 */
export async function bulkLoad(
  file: string,
  tableName: string,
  table: Record<string, unknown>,
  rows: Iterable<Row>,
): Promise<void> {
  const folder = `${file}.export`;
  const data = join(folder, tableName, 'data');
  await mkdir(data, { recursive: true });
  const schema = join(folder, 'schema.json');
  await writeFile(schema, JSON.stringify({ Table: { ...table, TableName: tableName } }));
  const lines = Readable.from(exportLines(rows));
  await pipeline(lines, createGzip({ level: 1 }), createWriteStream(join(data, 'rows.json.gz')));
  const args = ['import', '--source', folder, '--schema', schema, '--output', file, '--force'];
  const server = findEmbeddedServer();
  if (!server) throw new Error('The benchmarks need the embedded server.');
  await promisify(execFile)(server, args);
  await rm(folder, { recursive: true });
}

function* exportLines(rows: Iterable<Row>): Generator<string> {
  const atOnce = 1000;
  let lines: string[] = [];
  for (const row of rows) {
    lines.push(JSON.stringify({ Item: attributesOf(row) }));
    if (lines.length < atOnce) continue;
    yield `${lines.join('\n')}\n`;
    lines = [];
  }
  yield lines.join('\n');
}
