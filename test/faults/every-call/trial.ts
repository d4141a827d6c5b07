import type { FaultAt, RecordedRequest } from './call-recorder.ts';
import { canOccurIn, faultsAt, type InjectedFault } from './injected-faults.ts';

/** What holds for every request, whatever its calls meet. */
const rules = {
  answer: 'is answered as declared, or with a clean 503',
  late: 'sends nothing to the store after its answer',
  promises: 'leaves no rejected promise unhandled',
} as const;

/** What holds for a write besides. */
const writeRules = {
  whole: 'does all of its write, or nothing',
  once: 'does it once, although the request is repeated',
} as const;

export type Rule = keyof typeof rules | keyof typeof writeRules;

export const rulesOfReads = Object.entries(rules) as [Rule, string][];
export const rulesOfWrites = [...rulesOfReads, ...Object.entries(writeRules)] as [Rule, string][];

/** A request of which one call to the store met a fault. */
export interface Trial {
  title: string;
  problems: Partial<Record<Rule, string[]>>;
  recorded: RecordedRequest;
}

/** The ways in which a trial breaks a rule. */
export function problemsOf({ title, problems, recorded }: Trial, rule: Rule): string[] {
  const late = recorded.late.map((operation) => `sends ${operation} late`);
  const found = { ...problems, late, promises: recorded.rejections }[rule] ?? [];
  return found.map((problem) => `${title}: ${problem}`);
}

/** Whether a transaction was done before the fault. */
export function wasCommittedBefore({ operations, callsBeforeFault }: RecordedRequest): boolean {
  return operations.slice(0, callsBeforeFault).includes('TransactWriteItems');
}

export interface PlannedTrial {
  title: string;
  fault: InjectedFault;
  faultAt: FaultAt;
}

/** Endpoints whose count of the request meets faults, too: it is the same for all with a credential. */
const triedWithCount = [
  ...['items.create', 'items.list', 'keys.create', 'keys.list'],
  // These fail as a whole by nothing else.
  ...['items', 'locations', 'contacts'].map((family) => `${family}.putManyByRef`),
  'service.whoami',
];

/** What `plan` gives for a request whose first update counts it. */
export function planWithoutCount(operations: readonly string[], endpoint: string): PlannedTrial[] {
  const count = operations.indexOf('UpdateItem') + 1;
  return plan(operations, triedWithCount.includes(endpoint) ? undefined : count);
}

/**
 * Faults at every call of a request that makes these calls to the store, but for one of them; lasting
 * faults come last.
 */
export function plan(operations: readonly string[], exceptPosition?: number): PlannedTrial[] {
  const isOfWrite = operations.includes('TransactWriteItems');
  const targets = positionsIn(operations).filter(({ position }) => position !== exceptPosition);
  const planned = targets.flatMap((target) =>
    faultsAt(target.operation, target.position + operations.length, isOfWrite).map(
      (fault): PlannedTrial => {
        const faultAt: FaultAt = ({ operation, nth, isAfterFault }) => {
          // By its operation: the first request of a minute makes one call more than the others.
          const isTarget = operation === target.operation && nth === target.nth;
          const isHit = isTarget || (fault.isLasting && isAfterFault);
          return isHit && canOccurIn(fault, operation) ? fault.fault : undefined;
        };
        const title = `call ${target.position} (${target.operation}) ${fault.title}`;
        return { title, fault, faultAt };
      },
    ),
  );
  return planned.sort((one, other) => Number(one.fault.isLasting) - Number(other.fault.isLasting));
}

/** How many of a long row of equal operations meet faults, at its beginning and its end. */
const ends = 2;

/** The calls that meet faults: their positions, and their numbers among equal operations, from 1. */
function positionsIn(operations: readonly string[]) {
  const isInner = (index: number) => {
    const around = operations.slice(Math.max(0, index - ends), index + ends + 1);
    return around.length === 2 * ends + 1 && new Set(around).size === 1;
  };
  return operations.flatMap((operation, index) => {
    const nth = operations.slice(0, index + 1).filter((one) => one === operation).length;
    return isInner(index) ? [] : [{ position: index + 1, operation, nth }];
  });
}
