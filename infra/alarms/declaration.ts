import type { Metric } from './metrics.ts';

/** What somebody is called for. */
export interface AlarmDeclaration {
  /** What it is about: a section of docs/runbook.md. Several alarms may be about one thing. */
  section: string;
  metrics: Readonly<Record<string, Metric>>;
  /** What is made of the metrics, by their names. Absent: the one that there is. */
  expression?: string;
  /** It is raised above this; or, where that is said, below. */
  threshold: number;
  isBelow?: true;
  unit: '%' | 'ms' | 's' | 'calls' | 'functions at once' | 'runs' | 'batches' | 'tasks';
  periodMinutes: 1 | 5 | 15;
  /** How many periods in a row have to breach the threshold. */
  periods: number;
  /** Nothing is heard where something should be: that is as bad. */
  isSilenceBad?: true;
  /** A deployment that is under way is taken back. */
  rollsBack?: true;
}

/** When an alarm is raised, in words: `more than 1 % in 5 minutes`. */
export function thresholdText(alarm: AlarmDeclaration): string {
  const { threshold, unit, periodMinutes, periods } = alarm;
  const amount = `${alarm.isBelow ? 'fewer than' : 'more than'} ${threshold} ${unit}`;
  const minutes = (count: number) => (count === 1 ? 'a minute' : `${count} minutes`);
  const repeated = periods === 1 ? '' : `, ${periods} times in a row`;
  return `${amount} in ${minutes(periodMinutes)}${repeated}`;
}
