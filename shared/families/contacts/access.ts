export const read = { access: 'contacts:read', permissions: ['content.contacts', 'view'] } as const;
export const write = {
  access: 'contacts:write',
  permissions: ['content.contacts'],
  writes: ['contact'],
} as const;
