import { itemsMax } from '#shared/limits.ts';

export const selectedTexts = {
  iid: `The ids of the items, ${itemsMax} at most; or else \`qr\`.`,
  qr: `Scanned labels of the items, or web addresses with the labels, at most ${itemsMax}. Instead of \`iid\`.`,
};

export const kitIdsText = 'The ids of kits. Their present contents are added to `iid` and `lines`.';

export const linesText = {
  description: `Quantities of stock items, together with \`iid\` at most ${itemsMax} entries.`,
  fields: {
    item_id: 'The id of an item with `inventory_enabled`.',
    quantity: 'How much of its stock, with 3 decimals at most.',
  },
};
