import { keyRequestsPerMinute, minuteOf, rateState, startOfMinute } from '#shared/auth/rate.ts';
import { readKeyUses } from '#shared/credentials/credentials.ts';
import type { View } from '#shared/records/view.ts';
import { formatInstant } from '#shared/time.ts';
import type { Key } from './fields.ts';
import { type KeyRecord, key } from './record.ts';

export const keyView = {
  resource: key,
  show: async ({ arrivedAt, now }, records) => {
    const uses = await readKeyUses(records.map(({ token_id }) => token_id));
    const thisMinute = minuteOf(arrivedAt);
    return records.map(({ user_id: _user, token_id, previous_ends_at, ...shownKey }): Key => {
      const { minute, used } = uses.get(token_id) ?? { minute: 0, used: 0 };
      const isLive = shownKey.revoked_at === null;
      const isOverlapping = isLive && previous_ends_at !== null && previous_ends_at > now;
      return {
        ...shownKey,
        status: isLive ? 'active' : 'revoked',
        last_used_at: minute === 0 ? null : formatInstant(startOfMinute(minute)),
        rate: {
          limit: keyRequestsPerMinute,
          used: minute >= thisMinute ? used : 0,
          reset: rateState(thisMinute, 0).reset,
        },
        previous_token_expires_at: isOverlapping ? previous_ends_at : null,
      };
    });
  },
} satisfies View<KeyRecord, Key>;
