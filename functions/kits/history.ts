import { history } from '#shared/families/kits/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { showHistory } from '#shared/http/operations.ts';

export const handler = endpoint(history, showHistory('kit'));
