import { forEachTask } from '#shared/background/do-task.ts';
import { isTimed, notifyAtOnce, notifyMember } from '#shared/background/notify-members.ts';
import { publishOverdue } from '#shared/families/changes/publish-overdue.ts';
import { completeEnded } from '#shared/families/reservations/complete-ended.ts';
import { reservationEnded } from '#shared/families/reservations/reservation.ts';
import { tryAll } from '#shared/try-all.ts';

/** Called for what members are notified of, and for reservations that have ended. */
export const handler = forEachTask({
  effects: { notifications: notifyAtOnce },
  remind: async (kind, row, at, now) => {
    if (kind === reservationEnded) await completeEnded(row, at, now);
    else if (isTimed(kind)) {
      await tryAll([publishOverdue(kind, row, at, now), notifyMember(kind, row, at, now)]);
    }
  },
});
