import { putKitByRef } from '#shared/families/kits/operations.ts';
import { putByRef } from '#shared/families/kits/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(putByRef, putKitByRef);
