export const read = { access: 'events:read', permissions: ['action.event', 'view'] } as const;
export const write = {
  access: 'events:write',
  permissions: ['action.event'],
  writes: ['event', 'item'],
} as const;
