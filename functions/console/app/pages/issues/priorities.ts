/** The priorities of issues as a form offers them: each value with its name. */
export const priorities = [
  ['low', 'Low'],
  ['normal', 'Normal'],
  ['high', 'High'],
] as const;

export const priorityNames = new Map(priorities);
