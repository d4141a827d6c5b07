export const bookingRefusals = [
  'item_checked_out',
  'item_reserved',
  'item_discarded',
  'inventory_not_enabled',
  'insufficient_inventory',
  'items_unavailable',
  'contact_blocked',
] as const;
