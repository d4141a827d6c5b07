import * as z from 'zod/mini';
import { changeDays } from '#shared/limits.ts';
import { route } from '#shared/routes/route.ts';
import { Change, ChangeQuery } from './fields.ts';

export const list = route({
  method: 'GET',
  path: '/v1/changes',
  summary: 'List changes, oldest first',
  description:
    `Every write of the last ${changeDays} days to the kinds of records that the key may read, oldest first; a write ` +
    'appears within seconds. Send `meta.sync.cursor` with the next call to continue without gaps. A cursor ' +
    `older than ${changeDays} days continues with the oldest change. \`since\` starts at a time, unless there is a ` +
    '`cursor`. A page may be empty without being the last: see `meta.sync.has_more`.',
  access: 'member',
  // If it asks for one kind of records.
  refuses: ['insufficient_scope'],
  query: ChangeQuery,
  data: z.array(Change),
  feed: true,
});
