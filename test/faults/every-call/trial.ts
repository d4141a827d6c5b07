import type { FaultAt, RecordedRequest } from './call-recorder.ts';
import { canOccurIn, faultsAt, type InjectedFault } from './injected-faults.ts';

/** Rules for every request, whatever fault its calls meet. */
const rules = {
  answer: 'responds as declared, or with a clean 503',
  late: 'sends nothing to the store after its response',
  promises: 'leaves no rejected promise unhandled',
} as const;

/** Additional rules for writes. */
const writeRules = {
  whole: 'writes everything or nothing',
  once: 'writes once, even if the request is repeated',
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

/** Endpoints on which the update that counts the request fails, too. It is the same for all others. */
const endpointsWithCount = [
  ...['items.create', 'items.list', 'keys.create', 'keys.list'],
  // Nothing else makes these fail as a whole.
  ...['items', 'locations', 'contacts'].map((family) => `${family}.putManyByRef`),
  'service.whoami',
];

/** Like `plan`, without the first update, which counts the request, except for some endpoints. */
export function planWithoutCount(operations: readonly string[], endpoint: string): PlannedTrial[] {
  const count = operations.indexOf('UpdateItem') + 1;
  return planTrials(operations, endpointsWithCount.includes(endpoint) ? undefined : count);
}

/** Plans faults at every store call of a request, except for one position. */
export function planTrials(operations: readonly string[], exceptPosition?: number): PlannedTrial[] {
  const isOfWrite = operations.includes('TransactWriteItems');
  const targets = positionsIn(operations).filter(({ position }) => position !== exceptPosition);
  return targets.flatMap((target) =>
    faultsAt(target.operation, target.position + operations.length, isOfWrite).map(
      (fault): PlannedTrial => {
        const faultAt: FaultAt = ({ operation, nth, isAfterFault }) => {
          // Not by position, because the first request of a minute makes one more call.
          const isTarget = operation === target.operation && nth === target.nth;
          const isAffected = isTarget || (fault.isLasting && isAfterFault);
          return isAffected && canOccurIn(fault, operation) ? fault.fault : undefined;
        };
        const title = `call ${target.position} (${target.operation}) ${fault.title}`;
        return { title, fault, faultAt };
      },
    ),
  );
}

/** How many calls at each end of a long run of equal operations meet faults. */
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
