import { endpoint } from '#shared/http/endpoint.ts';
import { whoAmI } from '#shared/operations/accounts/who-am-i.ts';
import { whoami } from '#shared/routes/service.ts';

export const handler = endpoint(whoami, whoAmI);
