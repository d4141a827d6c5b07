import { restoreKit } from '#shared/families/kits/operations.ts';
import { restore } from '#shared/families/kits/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(restore, (call, { id }) => restoreKit(call, id));
