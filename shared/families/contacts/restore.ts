import type { Call } from '#shared/call.ts';
import { restoreReading } from '#shared/records/restore.ts';
import { contactView } from './contact-view.ts';
import { openUnlessBlocked } from './uses.ts';

export function restoreContact(call: Call, id: number) {
  return restoreReading(call, contactView, id, async () => undefined, {
    decide: (draft) => ({ writes: openUnlessBlocked(call, draft) }),
  });
}
