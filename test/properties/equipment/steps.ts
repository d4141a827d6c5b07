import fc from 'fast-check';
import { finding } from './finding.ts';
import { many } from './many.ts';
import { notes } from './notes.ts';
import { single } from './single.ts';

/** Any step of somebody who looks after equipment; half of them ask what the others made of it. */
export const steps = fc.oneof(fc.oneof(...single, ...many, ...notes), fc.oneof(...finding));
