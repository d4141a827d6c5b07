export const read = { access: 'issues:read', permissions: ['action.issue', 'view'] } as const;
export const write = {
  access: 'issues:write',
  permissions: ['action.issue'],
  writes: ['issue', 'item', 'location'],
} as const;
