import * as z from 'zod/mini';
import { stored } from '#shared/fields/stored.ts';

/**
 * Denormalised, packed summaries of a record's items, so that a list reads no items. The table's
 * stream updates them within seconds of a change.
 */
export const summaryFields = { item_summaries: stored(z.array(z.string()), []) } as const;
