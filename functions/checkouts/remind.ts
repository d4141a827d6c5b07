import { remindBorrower } from '#shared/families/checkouts/remind.ts';
import { remind } from '#shared/families/checkouts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(remind, (call, { id, query }) =>
  remindBorrower(call, id, query.dry_run === true),
);
