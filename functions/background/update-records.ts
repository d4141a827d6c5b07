import { deliverChanges } from '#shared/background/deliver-changes.ts';
import { forEachTask } from '#shared/background/do-task.ts';
import { packValues } from '#shared/background/pack-values.ts';
import { writeDerivedRows } from '#shared/background/process-writes.ts';
import { releaseClaims } from '#shared/background/release-claims.ts';
import { removeDeletedTerms } from '#shared/background/remove-terms.ts';
import { updateSummaries } from '#shared/background/update-summaries.ts';

/** Called for rows that follow from a write, and for what the stream's function could not do at once. */
export const handler = forEachTask({
  effects: {
    summaries: updateSummaries,
    claims: releaseClaims,
    terms: removeDeletedTerms,
    packing: packValues,
    following: (change, at) => () => writeDerivedRows([change], at, Date.now()),
    webhooks: (change, now) => () => deliverChanges(change, now),
  },
});
