import { pages } from '#client/pages.ts';
import { orThrow, Refusal as RefusedCall } from '#client/refusal.ts';
import type { components } from '#client/schema.ts';
import { retryingApi, retryingCall } from '#console/api/client.ts';
import {
  type ApiRecord,
  outcomeOf,
  outcomeOfRepeat,
  preconditionsOf,
  type RecordsApi,
} from '#importer/records-api.ts';
import type { Refusal } from '#importer/validate.ts';
import { pageMax } from '#shared/limits.ts';

// The types are those of items: all kinds are sent in the same way, and the importer checks the records
// with the schemas that the client's types are generated from.
type ItemRecords = components['schemas']['ItemRecords']['records'];
type ItemCreate = components['schemas']['ItemCreate'];
const listOf = (plural: string) => `/v1/${plural}` as '/v1/items';

/** Reads and writes records of the signed-in account; the signal ends all calls and pauses. */
export function recordsOfSession(signal: AbortSignal): RecordsApi {
  return {
    readAll: async (plural) => {
      const records: ApiRecord[] = [];
      const options = { query: { limit: pageMax }, signal };
      for await (const record of pages(retryingApi, listOf(plural), options)) records.push(record);
      return records;
    },
    create: (plural, body) =>
      refusable(async () => {
        await orThrow(retryingApi.POST(listOf(plural), { body: body as ItemCreate, signal }));
        return undefined;
      }),
    put: async (plural, records, options) => {
      const path = `${listOf(plural)}/by-ref` as '/v1/items/by-ref';
      const body = { records: records as ItemRecords };
      const { client, isRepeat } = retryingCall();
      const outcomes = await refusable(async () => {
        const { data } = await orThrow(
          client.PUT(path, { body, signal, headers: preconditionsOf(options) }),
        );
        const results = data.map(outcomeOf);
        return isRepeat() ? results.map(outcomeOfRepeat) : results;
      });
      return Array.isArray(outcomes) ? outcomes : records.map(() => outcomes);
    },
  };
}

/** The statuses of calls whose content is wrong. After any other failure, nothing more is sent. */
const refusedStatuses = [400, 413, 422];

async function refusable<Result>(call: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await call();
  } catch (cause) {
    if (cause instanceof RefusedCall && refusedStatuses.includes(cause.status)) return cause;
    throw cause;
  }
}
