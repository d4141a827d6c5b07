import { processExcept } from './batches.ts';
import { compareBytes, keyConditionOf } from './key-condition.ts';
import type { PastRow } from './recent-changes.ts';
import { type Image, nameOf, rowsOf } from './rows.ts';
import type { TableSchema } from './schema.ts';
import type { CallOf, Next, Reply } from './wire.ts';

type Past = ReadonlyMap<string, PastRow>;

/** Answers a GetItem with the row as it was before its recent writes. */
export async function pastItem(
  call: CallOf<'GetItem'>,
  past: Past,
  schema: TableSchema,
  next: Next,
): Promise<Reply> {
  const entry = past.get(nameOf(call.input.Key, schema));
  if (!entry) return next(call);
  const item = entry.image ? { Item: project(entry.image, call.input) } : {};
  return { status: 200, body: item };
}

/** Answers a BatchGetItem with the rows as they were before their recent writes. */
export async function pastItems(
  call: CallOf<'BatchGetItem'>,
  past: Past,
  schema: TableSchema,
  next: Next,
): Promise<Reply> {
  const request = call.input.RequestItems?.[schema.name];
  const rows = rowsOf(call, schema);
  const entries = rows.flatMap(({ name }) => past.get(name) ?? []);
  if (!request || request.ConsistentRead || entries.length === 0) return next(call);
  const isPast = (index: number) => past.has(rows[index]?.name ?? '');
  const { status, body } = await processExcept(isPast, call, next);
  const images = entries.flatMap(({ image }) => (image ? [project(image, request)] : []));
  const others = (body.Responses as Record<string, Image[]> | undefined)?.[schema.name] ?? [];
  const responses = { [schema.name]: [...others, ...images] };
  return { status, body: { ...body, Responses: responses, UnprocessedKeys: {} } };
}

/** A page of a query over the rows as they were. */
export async function pastQuery(
  call: CallOf<'Query'>,
  past: Past,
  schema: TableSchema,
  next: Next,
): Promise<Reply> {
  const { input } = call;
  const condition = keyConditionOf(input, schema);
  const changed = [...past.values()].filter(({ row }) => row.partition === condition.partition);
  if (changed.length === 0) return next(call);
  if (input.FilterExpression) throw new Error('This layer does not support filters.');
  const textOf = (row: Image) => row[condition.sort]?.S ?? '';
  const compare = (a: Image, b: Image) =>
    (compareBytes(textOf(a), textOf(b)) || compareBytes(nameOf(a, schema), nameOf(b, schema))) *
    (input.ScanIndexForward === false ? -1 : 1);
  const start = input.ExclusiveStartKey;
  const current = await currentRows(call, next);
  const rows = [
    ...current.filter((row) => !past.has(nameOf(row, schema))),
    ...changed.flatMap(({ image }) => (image && condition.holds(image) ? [image] : [])),
  ]
    .filter((row) => !start || compare(row, start) > 0)
    .sort(compare);
  const keys = [schema.partition, schema.sort, condition.sort];
  const attributes = attributesOf(input.IndexName, keys, schema);
  return page(rows, input, (row, isKey) => pick(row, isKey ? keys : attributes));
}

/** All rows of a query from its start, without a limit. */
async function currentRows(call: CallOf<'Query'>, next: Next): Promise<Image[]> {
  // Whole rows, because a projection may leave out the keys that identify past rows.
  const { Limit: _limit, Select: _select, ProjectionExpression: _projection, ...rest } = call.input;
  const names = Object.entries(rest.ExpressionAttributeNames ?? {}).filter(([name]) =>
    new RegExp(`${name}\\b`).test(rest.KeyConditionExpression ?? ''),
  );
  const { ExpressionAttributeNames: _names, ...unnamed } = rest;
  // The store takes no empty list of names.
  const used = names.length > 0 ? { ExpressionAttributeNames: Object.fromEntries(names) } : {};
  const input = { ...unnamed, ...used };
  const rows: Image[] = [];
  let start = input.ExclusiveStartKey;
  do {
    const from = start ? { ExclusiveStartKey: start } : {};
    const { status, body } = await next({ ...call, input: { ...input, ...from } });
    if (status !== 200) throw new Error(`The store refuses a query: ${JSON.stringify(body)}`);
    rows.push(...(body.Items as Image[]));
    start = body.LastEvaluatedKey as Image | undefined;
  } while (start);
  return rows;
}

function page(
  rows: readonly Image[],
  { Limit: limit = rows.length, Select: select }: CallOf<'Query'>['input'],
  selectAttributes: (row: Image, isKey: boolean) => Image,
): Reply {
  const visible = rows.slice(0, limit);
  const last = rows.length > limit ? visible.at(-1) : undefined;
  const body = {
    Count: visible.length,
    ScannedCount: visible.length,
    ...(select === 'COUNT' ? {} : { Items: visible.map((row) => selectAttributes(row, false)) }),
    ...(last ? { LastEvaluatedKey: selectAttributes(last, true) } : {}),
  };
  return { status: 200, body };
}

function attributesOf(index: string | undefined, keys: string[], schema: TableSchema) {
  const projected = index === undefined ? 'all' : (schema.indexes.get(index)?.projected ?? []);
  return projected === 'all' ? projected : [...keys, ...projected];
}

function pick(row: Image, attributes: readonly string[] | 'all'): Image {
  if (attributes === 'all') return row;
  return Object.fromEntries(Object.entries(row).filter(([name]) => attributes.includes(name)));
}

interface Projection {
  ProjectionExpression?: string | undefined;
  ExpressionAttributeNames?: Record<string, string> | undefined;
}

/** The attributes of a row that a read selects. */
function project(
  row: Image,
  { ProjectionExpression, ExpressionAttributeNames }: Projection,
): Image {
  if (!ProjectionExpression) return row;
  const names = ProjectionExpression.split(',').map((part) => part.trim());
  return pick(
    row,
    names.map((name) => ExpressionAttributeNames?.[name] ?? name),
  );
}
