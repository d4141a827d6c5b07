import { canBefall, type Mishap, mishapsAt } from './mishaps.ts';
import type { FaultAt, WatchedCall } from './watch.ts';

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
  watched: WatchedCall;
}

/** How a trial breaks a rule. */
export function problemsOf({ title, problems, watched }: Trial, rule: Rule): string[] {
  const late = watched.late.map((operation) => `sends ${operation} late`);
  const found = { ...problems, late, promises: watched.rejections }[rule] ?? [];
  return found.map((problem) => `${title}: ${problem}`);
}

/** Whether a transaction was done before the call that went wrong. */
export function wasCommittedBefore({ operations, struckBehind }: WatchedCall): boolean {
  return operations.slice(0, struckBehind).includes('TransactWriteItems');
}

export interface PlannedTrial {
  title: string;
  mishap: Mishap;
  faultAt: FaultAt;
}

/** All requests with a credential are counted first, in the same way: that is tried in these. */
const triedFromTheCount = [
  ...['items.create', 'items.list', 'keys.create', 'keys.list'],
  // These fail as a whole by nothing else.
  ...['items', 'locations', 'contacts'].map((family) => `${family}.putManyByRef`),
  'service.whoami',
];

/** What `plan` gives for a request that is counted first. */
export function planBehindCount(operations: readonly string[], endpoint: string): PlannedTrial[] {
  return plan(operations, triedFromTheCount.includes(endpoint) ? 1 : 2);
}

/**
 * Mishaps at every call, from a place on, of a request that makes such calls to the store; what lasts
 * comes behind the others.
 */
export function plan(operations: readonly string[], from = 1): PlannedTrial[] {
  const isOfWrite = operations.includes('TransactWriteItems');
  const wantedFrom = placesIn(operations).filter(({ place }) => place >= from);
  const planned = wantedFrom.flatMap((target) =>
    mishapsAt(target.operation, target.place + operations.length, isOfWrite).map(
      (mishap): PlannedTrial => {
        const faultAt: FaultAt = ({ operation, nth, isBehind }) => {
          // By its operation: the first request of a minute makes one call more than the others.
          const isWanted = operation === target.operation && nth === target.nth;
          const isHit = isWanted || (mishap.isLasting && isBehind);
          return isHit && canBefall(mishap, operation) ? mishap.fault : undefined;
        };
        const title = `call ${target.place} (${target.operation}) ${mishap.title}`;
        return { title, mishap, faultAt };
      },
    ),
  );
  return planned.sort(
    (one, other) => Number(one.mishap.isLasting) - Number(other.mishap.isLasting),
  );
}

/** A long row of equal operations is tried at its ends alone. */
const ends = 2;

/** The calls to try: their places, and which ones of their operations they are, counted from 1. */
function placesIn(operations: readonly string[]) {
  const isInner = (index: number) => {
    const around = operations.slice(Math.max(0, index - ends), index + ends + 1);
    return around.length === 2 * ends + 1 && new Set(around).size === 1;
  };
  return operations.flatMap((operation, index) => {
    const nth = operations.slice(0, index + 1).filter((one) => one === operation).length;
    return isInner(index) ? [] : [{ place: index + 1, operation, nth }];
  });
}
