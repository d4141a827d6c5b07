import { whoami } from '#shared/families/service/routes.ts';
import { whoAmI } from '#shared/families/service/who-am-i.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(whoami, whoAmI);
