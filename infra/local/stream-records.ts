import { DatabaseSync } from 'node:sqlite';

/** How long the embedded server may hold its file meanwhile. */
const options = { timeout: 5_000 };

/**
 * The embedded server looks for the last record of a stream at every write, without an index: 20,000
 * writes on, a write takes 20 times as long.
 */
export function indexStream(file: string): void {
  const database = new DatabaseSync(file, options);
  database.exec(`
    CREATE INDEX IF NOT EXISTS stream_order
      ON _stream_records (table_name, CAST(sequence_number AS INTEGER))`);
  database.close();
}

/**
 * Removes the stream records of a table before a sequence number, which the embedded server would keep
 * forever. The record with the number stays: the server continues to count from the last one.
 */
export function forgetStream(file: string, tableName: string, before: bigint): void {
  const database = new DatabaseSync(file, options);
  database
    .prepare(
      'DELETE FROM _stream_records WHERE table_name = ? AND CAST(sequence_number AS INTEGER) < ?',
    )
    .run(tableName, before);
  database.close();
}
