import { removeObjects } from '#shared/families/files/remove-objects.ts';
import type { Effect, EffectName } from './effect.ts';
import { endSubscriptions } from './end-subscriptions.ts';
import { notifyAtOnce } from './notify-members.ts';
import { packValues } from './pack-values.ts';
import { pushNotification } from './push-notification.ts';
import { releaseClaims } from './release-claims.ts';
import { removeDeletedTerms } from './remove-terms.ts';
import { sendNotices } from './send-notices.ts';
import { updateSummaries } from './update-summaries.ts';

/** The effects that functions of their own do, from queues. */
export const queuedEffects = {
  summaries: updateSummaries,
  claims: releaseClaims,
  terms: removeDeletedTerms,
  packing: packValues,
  notifications: notifyAtOnce,
  objects: removeObjects,
  mails: sendNotices,
  pushes: pushNotification,
  subscriptions: endSubscriptions,
} as const satisfies Partial<Record<EffectName, Effect>>;
