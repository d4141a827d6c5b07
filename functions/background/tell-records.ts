import { forEachChange } from '#shared/background/stream.ts';
import { tellRecords } from '#shared/operations/items/tell-records.ts';

export const handler = forEachChange(tellRecords);
