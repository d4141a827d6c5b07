import type { Metric } from './metrics.ts';

/** An alarm that calls an operator. */
export interface AlarmDeclaration {
  /** The section of docs/runbook.md about it, which several alarms may share. */
  section: string;
  metrics: Readonly<Record<string, Metric>>;
  /** A metric math expression over `metrics`; by default, the only metric. */
  expression?: string;
  /** The alarm is raised above this value, or below it with `isBelow`. */
  threshold: number;
  isBelow?: true;
  unit: '%' | 'ms' | 's' | 'calls' | 'functions at once' | 'runs' | 'batches' | 'tasks' | 'backups';
  periodMinutes: 1 | 5 | 15 | 360;
  /** The number of consecutive periods that must breach the threshold. */
  periods: number;
  /** Whether missing data count as breaching. */
  isSilenceBad?: true;
  /** Whether the alarm rolls back a deployment in progress. */
  rollsBack?: true;
}

/** The condition of an alarm in words, such as `more than 1 % in 5 minutes`. */
export function thresholdText(alarm: AlarmDeclaration): string {
  const { threshold, unit, periodMinutes, periods } = alarm;
  const amount = `${alarm.isBelow ? 'fewer than' : 'more than'} ${threshold} ${unit}`;
  const minutes = (count: number) => (count === 1 ? 'a minute' : `${count} minutes`);
  const repetition = periods === 1 ? '' : `, ${periods} times in a row`;
  return `${amount} in ${minutes(periodMinutes)}${repetition}`;
}
