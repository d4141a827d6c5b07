import { endpoint } from '#shared/http/endpoint.ts';
import { putItemByRef } from '#shared/operations/items/put-by-ref.ts';
import { putByRef } from '#shared/routes/items.ts';

export const handler = endpoint(putByRef, (call, { ref, body }) => putItemByRef(call, ref, body));
