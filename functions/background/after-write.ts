import { deliverToWebhooks, processWrites } from '#shared/background/process-writes.ts';
import { forEachWrite } from '#shared/background/stream.ts';
import { sendTasks } from '#shared/background/task-message.ts';

/** Called with what was written. */
export const handler = forEachWrite(deliverToWebhooks, (changes, now) =>
  processWrites(changes, now, sendTasks),
);
