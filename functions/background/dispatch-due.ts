import { repeatEffect } from '#shared/background/after-write.ts';
import { dispatchDue } from '#shared/background/dispatch.ts';
import { isTimed, notifyMember } from '#shared/background/notify-member.ts';
import { mailTrial } from '#shared/background/send-notices.ts';
import { tryAll } from '#shared/background/try-all.ts';
import { isMailConfigured } from '#shared/config.ts';
import { noteOverdue } from '#shared/families/changes/note-overdue.ts';
import { dropFiles } from '#shared/families/files/drop-files.ts';
import { completeEnded } from '#shared/families/reservations/complete-ended.ts';
import { reservationEnded } from '#shared/families/reservations/reminders.ts';
import { wake } from '#shared/families/webhooks/wake.ts';

/** Called every minute with the time for which it is: does what is due by then. */
export async function handler({ time }: { time: string }): Promise<void> {
  await dispatchDue(Date.parse(time), {
    remind: async (kind, row, at, now) => {
      if (kind === 'files_over') await dropFiles(row, now);
      else if (kind === reservationEnded) await completeEnded(row, at, now);
      else if (isTimed(kind)) {
        await tryAll([noteOverdue(kind, row, at, now), notifyMember(kind, row, at, now)]);
      } else if (isMailConfigured()) await mailTrial(kind, row, at);
    },
    wake: (place, now) => wake(place, now, now),
    repeat: repeatEffect,
  });
}
