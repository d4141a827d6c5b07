/** Reads the records of a list, at most as many as any page of the console needs. */
export async function readAll<One>(records: AsyncIterable<One>, max = 1000): Promise<One[]> {
  const list: One[] = [];
  for await (const record of records) {
    list.push(record);
    if (list.length >= max) break;
  }
  return list;
}
