export const read = {
  access: 'locations:read',
  permissions: ['content.locations', 'view'],
} as const;
export const write = {
  access: 'locations:write',
  permissions: ['content.locations'],
  writes: ['location'],
} as const;
