import { isMailConfigured } from '#shared/config.ts';
import { removeObjects } from '#shared/families/files/remove-objects.ts';
import type { RowChange } from '#shared/table/image.ts';
import { followChanges } from './follow-changes.ts';
import { notifyAtOnce } from './notify-at-once.ts';
import { packValues } from './pack-values.ts';
import { pushNotification } from './push-notification.ts';
import { removeDeletedTerms } from './remove-terms.ts';
import { sendNotices } from './send-notices.ts';
import { updateSummaries } from './update-summaries.ts';

type Effect = (change: RowChange, now: number) => Promise<void>;

/** The effects of writes, by name. Each checks the kind of the row itself, and is safe to repeat. */
export const effects = {
  summaries: updateSummaries,
  terms: removeDeletedTerms,
  packing: packValues,
  objects: removeObjects,
  notifications: notifyAtOnce,
  mails: async (change, now) => {
    if (isMailConfigured()) await sendNotices(change, now);
  },
  pushes: pushNotification,
  webhooks: followChanges,
} as const satisfies Record<string, Effect>;

type EffectName = keyof typeof effects;

export function isEffect(name: unknown): name is EffectName {
  return typeof name === 'string' && Object.hasOwn(effects, name);
}
