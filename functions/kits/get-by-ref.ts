import { kitViewIn } from '#shared/families/kits/kit-view.ts';
import { getByRef } from '#shared/families/kits/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { showByRef } from '#shared/http/operations.ts';

export const handler = endpoint(getByRef, (call, { ref, query }) =>
  showByRef(kitViewIn(query))(call, { ref }),
);
