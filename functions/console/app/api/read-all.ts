/** The records of a list, up to a number that no page of the console needs to pass. */
export async function readAll<One>(records: AsyncIterable<One>, most = 1000): Promise<One[]> {
  const found: One[] = [];
  for await (const record of records) {
    found.push(record);
    if (found.length >= most) break;
  }
  return found;
}
