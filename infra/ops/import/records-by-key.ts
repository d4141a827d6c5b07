import * as z from 'zod/mini';
import {
  type ApiRecord,
  outcomeOf,
  outcomeOfRepeat,
  type PutOutcome,
  preconditionsOf,
  type RecordsApi,
} from '#importer/records-api.ts';
import type { Refusal } from '#importer/validate.ts';
import { recordsPerRequest } from '#shared/auth/rate.ts';
import { pageMax } from '#shared/limits.ts';
import { type ApiAnswer, requestsTo, type Send } from './requests.ts';

/** The statuses that end an import, because all other rows would get them, too. */
const finalStatuses = new Set([401, 403, 404, 405]);

const ListedRecord = z.looseObject({
  id: z.int(),
  name: z.string(),
  external_ref: z.nullable(z.string()),
});
const RecordList = z.object({
  data: z.array(ListedRecord),
  meta: z.object({ pagination: z.object({ next_cursor: z.nullable(z.string()) }) }),
});
const RecordError = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.unknown()),
});
const ErrorBody = z.object({ error: RecordError });
const PutResults = z.object({
  data: z.array(
    z.object({
      status: z.enum(['created', 'updated', 'unchanged', 'refused']),
      error: z.optional(RecordError),
    }),
  ),
});

/** The API for the records of a key's account. */
export function recordsByKey(url: string, token: string): RecordsApi {
  const send = requestsTo(url, token);
  return {
    readAll: (plural) => readAll(send, plural),
    create: async (plural, body) => {
      const answer = await send({ method: 'POST', path: `/v1/${plural}`, body });
      return answer.status === 201 ? undefined : refusalOf(answer);
    },
    put: async (plural, records, options) => {
      const path = `/v1/${plural}/by-ref`;
      const headers = preconditionsOf(options);
      const requests = Math.ceil(records.length / recordsPerRequest);
      const answer = await send({ method: 'PUT', path, headers, body: { records }, requests });
      return outcomesOf(answer, records);
    },
  };
}

function outcomesOf(answer: ApiAnswer, records: readonly object[]): PutOutcome[] {
  if (answer.status !== 200) {
    const refusal = refusalOf(answer);
    return records.map(() => refusal);
  }
  const outcomes = parseAnswer(PutResults, answer).data.map(outcomeOf);
  return answer.isRepeat ? outcomes.map(outcomeOfRepeat) : outcomes;
}

async function readAll(send: Send, plural: string): Promise<ApiRecord[]> {
  const records: ApiRecord[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const after: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const path = `/v1/${plural}?limit=${pageMax}${after}`;
    const page = parseAnswer(RecordList, await send({ method: 'GET', path }));
    records.push(...page.data);
    cursor = page.meta.pagination.next_cursor;
  }
  return records;
}

function refusalOf(answer: ApiAnswer): Refusal {
  const { error } = readError(answer);
  if (finalStatuses.has(answer.status)) throw new Error(`${error.code}: ${error.message}`);
  return error;
}

function parseAnswer<Out>(schema: z.ZodMiniType<Out>, answer: ApiAnswer): Out {
  const result = schema.safeParse(answer.body);
  if (result.success) return result.data;
  const { error } = readError(answer);
  throw new Error(`${error.code}: ${error.message}`);
}

function readError({ status, body }: ApiAnswer): z.infer<typeof ErrorBody> {
  const result = ErrorBody.safeParse(body);
  if (result.success) return result.data;
  throw new Error(`The address answers ${status}, but not like this service. Check --url.`);
}
