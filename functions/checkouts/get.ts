import { checkoutView } from '../../shared/data/checkouts.ts';
import { answerId } from '../../shared/data/view.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { get } from '../../shared/routes/checkouts.ts';

export const handler = endpoint(get, (call, { id }) => answerId(call, checkoutView, id));
