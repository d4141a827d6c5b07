import { publicEndpoint } from '#shared/http/public-endpoint.ts';
import { ping } from '#shared/routes/service.ts';
import { interfaceVersion } from '#shared/version.ts';

export const handler = publicEndpoint(ping, { data: { status: 'ok', version: interfaceVersion } });
