import fc from 'fast-check';
import { lookups } from './finding.ts';
import { many } from './many.ts';
import { events, issues } from './notes.ts';
import { deletion, single } from './single.ts';

/** Any step on items. Reads are frequent. */
export const steps = fc.oneof(
  { arbitrary: fc.oneof(...single), weight: 4 },
  { arbitrary: deletion, weight: 1 },
  { arbitrary: fc.oneof(...many), weight: 4 },
  { arbitrary: fc.oneof(...issues), weight: 2 },
  { arbitrary: fc.oneof(...events), weight: 8 },
  { arbitrary: fc.oneof(...lookups), weight: 8 },
);
