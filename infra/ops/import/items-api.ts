import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type Answer, requestsTo } from './requests.ts';

/** Why the service did not take an item. */
export interface Refusal {
  code: string;
  message: string;
  fields: Record<string, unknown>;
}

/** What an import needs of the API. */
export interface ItemsApi {
  /** The external_ref of every item of the account. */
  readReferences: () => Promise<Set<string>>;
  /** Creates an item once, however often it is asked to. A refusal says why it did not. */
  createItem: (item: object) => Promise<Refusal | undefined>;
}

/** The statuses that every other row would get, too. */
const finalStatuses = new Set([401, 403, 404, 405]);
const pageSize = 200;

const ErrorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.unknown()),
  }),
});
const ItemList = z.object({
  data: z.array(z.object({ external_ref: z.nullable(z.string()) })),
  meta: z.object({ pagination: z.object({ next_cursor: z.nullable(z.string()) }) }),
});
const CreatedItem = z.object({ data: z.object({ id: z.int() }) });

/** The items of the account that a key belongs to. */
export function itemsApi(url: string, token: string): ItemsApi {
  const send = requestsTo(url, token);

  const isThere = async (answer: Answer) => {
    const { id } = read(CreatedItem, answer).data;
    const { status } = await send({ method: 'GET', path: `/v1/items/${id}` });
    return status !== 404;
  };

  return {
    readReferences: async () => {
      const references = new Set<string>();
      let cursor: string | null = '';
      while (cursor !== null) {
        const after: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
        const path = `/v1/items?limit=${pageSize}${after}`;
        const page = read(ItemList, await send({ method: 'GET', path }));
        for (const item of page.data) {
          if (item.external_ref !== null) references.add(item.external_ref);
        }
        cursor = page.meta.pagination.next_cursor;
      }
      return references;
    },
    createItem: async (body) => {
      for (let generation = 1; ; generation += 1) {
        const headers = { 'idempotency-key': idempotencyKey(body, generation) };
        const answer = await send({ method: 'POST', path: '/v1/items', headers, body });
        if (answer.status !== 201) return refusalOf(answer);
        // The answer of then may be about an item that was deleted since, to be imported anew.
        const isReplayed = answer.headers.has('idempotent-replayed');
        if (!isReplayed || (await isThere(answer))) return undefined;
      }
    },
  };
}

/**
 * The same for the same item, external_ref included, in this run and the next. One that is deleted
 * and imported with another mapping is another request, which must not meet the old answer.
 */
function idempotencyKey(body: object, generation: number): string {
  const text = JSON.stringify([body, generation]);
  return `import:${createHash('sha256').update(text).digest('hex')}`;
}

function refusalOf(answer: Answer): Refusal {
  const { error } = readError(answer);
  if (finalStatuses.has(answer.status)) throw new Error(`${error.code}: ${error.message}`);
  return { code: error.code, message: error.message, fields: error.fields };
}

function read<Out>(schema: z.ZodMiniType<Out>, answer: Answer): Out {
  const result = schema.safeParse(answer.body);
  if (result.success) return result.data;
  const { error } = readError(answer);
  throw new Error(`${error.code}: ${error.message}`);
}

function readError({ status, body }: Answer): z.infer<typeof ErrorBody> {
  const result = ErrorBody.safeParse(body);
  if (result.success) return result.data;
  throw new Error(
    `The address answers ${status}, but not as this service does. Is it the right one?`,
  );
}
