export const read = { access: 'checkouts:read', permissions: ['action.checkout', 'view'] } as const;
export const write = {
  access: 'checkouts:write',
  permissions: ['action.checkout'],
  writes: ['checkout', 'item', 'location', 'contact', 'reservation', 'issue'],
} as const;
