import { forEachTask } from '#shared/background/do-task.ts';
import { mailTrial, sendNotices } from '#shared/background/send-notices.ts';
import { isMailConfigured } from '#shared/config.ts';

/** Called for mails about a write, or about the end of a trial. Without a sender, none is sent. */
export const handler = forEachTask({
  effects: {
    mails: (change, now) => (isMailConfigured() ? sendNotices(change, now) : undefined),
  },
  remind: async (kind, row, at) => {
    if (isMailConfigured()) await mailTrial(kind, row, at);
  },
});
