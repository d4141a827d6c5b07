import { dispatchDue } from '#shared/background/dispatch.ts';
import { effects, isEffect } from '#shared/background/effects.ts';
import { isTimed, notifyMember } from '#shared/background/notify-member.ts';
import { mailTrial } from '#shared/background/send-notices.ts';
import { isMailConfigured } from '#shared/config.ts';
import { dropFiles } from '#shared/families/files/drop-files.ts';
import { completeEnded } from '#shared/families/reservations/complete-ended.ts';
import { reservationEnded } from '#shared/families/reservations/reminders.ts';

/** Called every minute with the time for which it is: does what is due by then. */
export async function handler({ time }: { time: string }): Promise<void> {
  await dispatchDue(Date.parse(time), {
    remind: async (kind, row, at, now) => {
      if (kind === 'files_over') await dropFiles(row, now);
      else if (kind === reservationEnded) await completeEnded(row, at, now);
      else if (isTimed(kind)) await notifyMember(kind, row, at, now);
      else if (isMailConfigured()) await mailTrial(kind, row, at);
    },
    repeat: async (effect, change, at) => {
      if (!isEffect(effect)) throw new Error(`There is no effect ${effect}.`);
      await effects[effect](change, at);
    },
  });
}
