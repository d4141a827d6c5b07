import { itemView } from '../../shared/data/items.ts';
import { answerId } from '../../shared/data/view.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { get } from '../../shared/routes/items.ts';

export const handler = endpoint(get, (call, { id }) => answerId(call, itemView, id));
