import { forEachTask } from '#shared/background/do-task.ts';
import { endSubscriptions } from '#shared/background/end-subscriptions.ts';
import { pushNotification } from '#shared/background/push-notification.ts';

/** Called for a notification that is to be pushed to its member's browsers, and for a session that was ended. */
export const handler = forEachTask({
  effects: { pushes: pushNotification, subscriptions: endSubscriptions },
});
