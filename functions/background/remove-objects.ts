import { forEachTask } from '#shared/background/do-task.ts';
import { dropFiles } from '#shared/families/files/clear.ts';
import { removeObjects } from '#shared/families/files/remove-objects.ts';

/** Called for files that are gone, or whose time is over. */
export const handler = forEachTask({
  effects: { objects: removeObjects },
  remind: (_kind, row, _at, now) => dropFiles(row, now),
});
