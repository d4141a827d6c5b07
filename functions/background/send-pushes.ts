import { forEachTask } from '#shared/background/do-task.ts';
import { pushNotification } from '#shared/background/push-notification.ts';

/** Called for a notification that is to be pushed to its member's browsers. */
export const handler = forEachTask({ effects: { pushes: pushNotification } });
