import { ping } from '#shared/families/service/routes.ts';
import { publicEndpoint } from '#shared/http/public-endpoint.ts';
import { interfaceVersion } from '#shared/version.ts';

export const handler = publicEndpoint(ping, { data: { status: 'ok', version: interfaceVersion } });
