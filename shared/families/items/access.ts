export const read = { access: 'items:read', permissions: ['content.items', 'view'] } as const;
export const write = {
  access: 'items:write',
  permissions: ['content.items'],
  writes: ['item', 'location'],
} as const;

export const setsCondition = {
  ...write,
  permissions: ['content.items', 'action.condition'],
} as const;
export const movesStock = {
  ...write,
  permissions: ['content.items', 'action.inventory'],
} as const;
export const moves = { ...write, permissions: ['content.items', 'action.location'] } as const;
