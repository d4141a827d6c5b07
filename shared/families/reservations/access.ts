export const read = {
  access: 'reservations:read',
  permissions: ['action.reserve', 'view'],
} as const;
export const write = {
  access: 'reservations:write',
  permissions: ['action.reserve'],
  writes: ['reservation', 'item', 'location', 'contact', 'checkout', 'event'],
} as const;
