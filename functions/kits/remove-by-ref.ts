import { removeKit } from '#shared/families/kits/operations.ts';
import { kit } from '#shared/families/kits/record.ts';
import { removeByRef as route } from '#shared/families/kits/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { removeByRef } from '#shared/http/operations.ts';

export const handler = endpoint(route, removeByRef(kit, removeKit));
