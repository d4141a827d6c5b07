import { putItemByRef } from '#shared/families/items/operations.ts';
import { putByRef } from '#shared/families/items/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(putByRef, putItemByRef);
