/** The records of a list, up to a number that no page of the console needs to pass. */
export async function readAll<One>(records: AsyncIterable<One>, most = 1000): Promise<One[]> {
  const list: One[] = [];
  for await (const record of records) {
    list.push(record);
    if (list.length >= most) break;
  }
  return list;
}
