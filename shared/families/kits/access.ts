import { write as itemWrite } from '#shared/families/items/access.ts';

export { read } from '#shared/families/items/access.ts';
export const write = { ...itemWrite, writes: ['kit', 'item'] } as const;
