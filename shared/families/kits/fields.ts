import * as z from 'zod/mini';
import { lineList, ShownLine } from '#shared/families/items/line-fields.ts';
import { type BodyOf, createBody, updateBody } from '#shared/fields/body.ts';
import { list, tags } from '#shared/fields/collections.ts';
import { defaulted, type FieldSpecs, optional, required } from '#shared/fields/field.ts';
import { timeParameter } from '#shared/fields/parameters.ts';
import { deletedFilter, orderedWindow, syncedQuery } from '#shared/fields/query.ts';
import { ItemSummary, recordShape } from '#shared/fields/record.ts';
import { responseOf } from '#shared/fields/stored.ts';
import { externalRef, longText, text } from '#shared/fields/texts.ts';
import { id } from '#shared/fields/values.ts';
import { itemsMax } from '#shared/limits.ts';

const items = () => list(id(), { max: itemsMax });

export const kitFields = {
  name: required(text(200)),
  description: optional(longText()),
  iid: defaulted(items(), []),
  lines: lineList(),
  tags: defaulted(tags(), []),
  external_ref: optional(externalRef()),
} satisfies FieldSpecs;

/** Whether `iid` was sent says which field a kit of nothing is refused at. */
export const KitCreate = createBody({ ...kitFields, iid: optional(items()) });
export type KitCreate = BodyOf<typeof KitCreate>;
/** The body that replaces a kit: what is not sent is cleared. */
export const KitReplace = createBody(kitFields);
export const KitUpdate = updateBody(kitFields);
export type KitUpdate = BodyOf<typeof KitUpdate>;

export const kitOrders = ['id', 'name', 'created_at', 'updated_at'] as const;

export const Kit = z.strictObject({
  ...recordShape,
  ...responseOf(kitFields),
  items: z.array(ItemSummary),
  lines: z.array(ShownLine),
  available: z.nullable(z.boolean()),
});
export type Kit = z.infer<typeof Kit>;

const windowParameters = { available_from: timeParameter(), available_to: timeParameter() };
const window = orderedWindow('available_from', 'available_to', { areBoth: true });

/** The window for which a kit shows whether it is available. */
export const KitWindowQuery = z.object(windowParameters).check(window);
export type KitWindowQuery = z.output<typeof KitWindowQuery>;

export const KitQuery = syncedQuery(kitOrders, {
  ...windowParameters,
  ...deletedFilter,
}).check(window);
export type KitQuery = z.output<typeof KitQuery>;

/** Field descriptions. */
export const kitTexts = {
  name: 'The name of the kit.',
  description: 'The description of the kit.',
  iid: 'The ids of its items. A stock item in this list means all of its stock.',
  lines: `The quantities of stock items that belong to it, together with \`iid\` 1 to ${itemsMax} entries.`,
  tags: 'Words to group kits by.',
  items: 'The items, with their names.',
  available:
    'Whether all of its parts are free for the whole window of `available_from` and `available_to`; null ' +
    'without a window.',
} as const;
