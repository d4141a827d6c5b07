import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Refusal } from './judge.ts';
import { type ApiAnswer, requestsTo, type Send } from './requests.ts';

/** A record of the account, with whatever fields its kind has. */
export interface ApiRecord {
  id: number;
  name: string;
  external_ref: string | null;
  [field: string]: unknown;
}

export interface RecordsApi {
  readAll: (plural: string) => Promise<ApiRecord[]>;
  /** Creates a record once, however often it is asked to. A refusal says why it did not. */
  create: (plural: string, body: object) => Promise<Refusal | undefined>;
  /** Changes fields of a record. Whether there was anything to change, or why it was refused. */
  change: (plural: string, id: number, body: object) => Promise<boolean | Refusal>;
}

export const pageSize = 200;
/** The statuses that every other row would get, too. */
const finalStatuses = new Set([401, 403, 404, 405]);

const ErrorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.unknown()),
  }),
});
const ListedRecord = z.looseObject({
  id: z.int(),
  name: z.string(),
  external_ref: z.nullable(z.string()),
});
const RecordList = z.object({
  data: z.array(ListedRecord),
  meta: z.object({ pagination: z.object({ next_cursor: z.nullable(z.string()) }) }),
});
const CreatedRecord = z.object({ data: z.object({ id: z.int() }) });
const ChangedRecord = z.object({ meta: z.object({ unchanged: z.optional(z.boolean()) }) });

/** The records of the account that a key belongs to. */
export function recordsApi(url: string, token: string): RecordsApi {
  const send = requestsTo(url, token);
  return {
    readAll: (plural) => readAll(send, plural),
    create: async (plural, body) => {
      for (let generation = 1; ; generation += 1) {
        const headers = { 'idempotency-key': idempotencyKey(plural, body, generation) };
        const answer = await send({ method: 'POST', path: `/v1/${plural}`, headers, body });
        if (answer.status !== 201) return refusalOf(answer, finalStatuses);
        // The answer of then may be about a record that was deleted since, to be imported anew.
        const isReplayed = answer.headers.has('idempotent-replayed');
        if (!isReplayed || (await isThere(send, plural, answer))) return undefined;
      }
    },
    change: async (plural, id, body) => {
      const answer = await send({ method: 'PATCH', path: `/v1/${plural}/${id}`, body });
      // A record that was deleted meanwhile concerns its own row alone.
      if (answer.status !== 200) return refusalOf(answer, finalStatuses.difference(gone));
      return read(ChangedRecord, answer).meta.unchanged !== true;
    },
  };
}

const gone = new Set([404]);

async function readAll(send: Send, plural: string): Promise<ApiRecord[]> {
  const records: ApiRecord[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const after: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const path = `/v1/${plural}?limit=${pageSize}${after}`;
    const page = read(RecordList, await send({ method: 'GET', path }));
    records.push(...page.data);
    cursor = page.meta.pagination.next_cursor;
  }
  return records;
}

async function isThere(send: Send, plural: string, created: ApiAnswer): Promise<boolean> {
  const { id } = read(CreatedRecord, created).data;
  const { status } = await send({ method: 'GET', path: `/v1/${plural}/${id}` });
  return status !== 404;
}

/**
 * The same for the same record, external_ref included, in this run and the next. One that is deleted
 * and imported with another mapping is another request, which must not meet the old answer.
 */
function idempotencyKey(plural: string, body: object, generation: number): string {
  const text = JSON.stringify([plural, body, generation]);
  return `import:${createHash('sha256').update(text).digest('hex')}`;
}

function refusalOf(answer: ApiAnswer, final: ReadonlySet<number>): Refusal {
  const { error } = readError(answer);
  if (final.has(answer.status)) throw new Error(`${error.code}: ${error.message}`);
  return { code: error.code, message: error.message, fields: error.fields };
}

function read<Out>(schema: z.ZodMiniType<Out>, answer: ApiAnswer): Out {
  const result = schema.safeParse(answer.body);
  if (result.success) return result.data;
  const { error } = readError(answer);
  throw new Error(`${error.code}: ${error.message}`);
}

function readError({ status, body }: ApiAnswer): z.infer<typeof ErrorBody> {
  const result = ErrorBody.safeParse(body);
  if (result.success) return result.data;
  throw new Error(
    `The address answers ${status}, but not as this service does. Is it the right one?`,
  );
}
