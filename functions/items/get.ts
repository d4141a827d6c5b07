import { endpoint } from '#shared/http/endpoint.ts';
import { itemView } from '#shared/operations/items/items.ts';
import { answerId } from '#shared/records/view.ts';
import { get } from '#shared/routes/items.ts';

export const handler = endpoint(get, (call, { id }) => answerId(call, itemView, id));
