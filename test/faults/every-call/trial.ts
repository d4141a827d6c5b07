import { canBefall, type Mishap, mishaps } from './mishaps.ts';
import type { FaultAt, Watched } from './watch.ts';

/** What every request has to keep to, whatever happens to its calls. */
const rules = {
  answer: 'is answered as declared, or with a clean 503',
  late: 'sends nothing to the store after its answer',
  promises: 'leaves no rejected promise alone',
} as const;

/** What a write has to keep to beside. */
const writeRules = {
  whole: 'does all of its write, or nothing',
  once: 'does it once, although the request is repeated',
} as const;

export type Rule = keyof typeof rules | keyof typeof writeRules;

export const rulesOfReads = Object.entries(rules) as [Rule, string][];
export const rulesOfWrites = [...rulesOfReads, ...Object.entries(writeRules)] as [Rule, string][];

/** One request, one of whose calls to the store went wrong. */
export interface Trial {
  title: string;
  problems: Partial<Record<Rule, string[]>>;
  watched: Watched;
}

/** How a trial breaks a rule. */
export function problemsOf({ title, problems, watched }: Trial, rule: Rule): string[] {
  const late = watched.late.map((operation) => `sends ${operation} late`);
  const found = { ...problems, late, promises: watched.rejections }[rule] ?? [];
  return found.map((problem) => `${title}: ${problem}`);
}

export interface Planned {
  title: string;
  /** The call that goes wrong, counted from 1. */
  place: number;
  mishap: Mishap;
  faultAt: FaultAt;
}

/**
 * `EVERY_CALL=true` before a release: all of it takes some minutes. Otherwise one in so many, others
 * for each request.
 */
const oneIn = process.env.EVERY_CALL === undefined ? 4 : 1;

/** What the request of this number is tried with, which makes such calls to the store. */
export function plan(operations: readonly string[], number: number): Planned[] {
  return everyMishap(operations).filter((_, index) => (index + number) % oneIn === 0);
}

/** Every mishap at every call. */
function everyMishap(operations: readonly string[]): Planned[] {
  return mishaps.flatMap((mishap) =>
    placesIn(operations)
      .filter((place) => canBefall(mishap, operations[place - 1] ?? ''))
      .map((place) => ({
        title: `call ${place} (${operations[place - 1]}) ${mishap.title}`,
        mishap,
        place,
        faultAt: (operation, nth) => {
          const isHit = mishap.isLasting ? nth >= place : nth === place;
          return isHit && canBefall(mishap, operation) ? mishap.fault : undefined;
        },
      })),
  );
}

/** A long row of equal operations is tried at its ends alone. */
const ends = 2;

/** The calls to try, counted from 1. */
function placesIn(operations: readonly string[]): number[] {
  const isInner = (_operation: string, place: number) => {
    const around = operations.slice(Math.max(0, place - ends), place + ends + 1);
    return around.length === 2 * ends + 1 && new Set(around).size === 1;
  };
  return operations.flatMap((operation, place) => (isInner(operation, place) ? [] : [place + 1]));
}
