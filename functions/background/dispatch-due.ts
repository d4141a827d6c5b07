import { dispatchDue } from '#shared/background/dispatch.ts';
import { sendTasks } from '#shared/background/task-message.ts';

/** Called every minute with the time for which it is: hands over what is due by then. */
export async function handler({ time }: { time: string }): Promise<void> {
  await dispatchDue(Date.parse(time), sendTasks);
}
