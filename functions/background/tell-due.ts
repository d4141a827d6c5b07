import { reservationEnded } from '#shared/background/due.ts';
import { mailTrial, sendAgain } from '#shared/background/send-notices.ts';
import { tellDue } from '#shared/background/tell-due.ts';
import { isTimed, tellMember } from '#shared/background/tell-member.ts';
import { isMailConfigured } from '#shared/config.ts';
import { dropFiles } from '#shared/families/files/drop-files.ts';
import { removeAgain } from '#shared/families/files/remove-objects.ts';
import { completeEnded } from '#shared/families/reservations/complete-ended.ts';

/** Called every minute with the time for which it is: does and tells what is due by then. */
export async function handler({ time }: { time: string }): Promise<void> {
  await tellDue(Date.parse(time), {
    tell: async (kind, row, at, now) => {
      if (kind === 'files_over') await dropFiles(row, now);
      else if (kind === reservationEnded) await completeEnded(row, at, now);
      else if (isTimed(kind)) await tellMember(kind, row, at, now);
      else if (isMailConfigured()) await mailTrial(kind, row, at);
    },
    sendAgain,
    removeAgain,
  });
}
