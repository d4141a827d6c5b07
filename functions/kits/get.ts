import { kitViewIn } from '#shared/families/kits/kit-view.ts';
import { get } from '#shared/families/kits/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { showRecord } from '#shared/http/operations.ts';

export const handler = endpoint(get, (call, { id, query }) =>
  showRecord(kitViewIn(query))(call, { id }),
);
