import type { AlarmDeclaration } from './declaration.ts';
import type { Metric } from './metrics.ts';

type Job = Metric & { statistic: 'Sum' };

const backups = (ResourceType: 'DynamoDB' | 'S3'): Job => ({
  source: 'backups',
  name: 'NumberOfBackupJobsCompleted',
  statistic: 'Sum',
  dimensions: { ResourceType },
});
const copies = (ResourceType: 'DynamoDB' | 'S3'): Job => ({
  source: 'copies',
  name: 'NumberOfCopyJobsCompleted',
  statistic: 'Sum',
  dimensions: { ResourceType },
});

/** A job that did not run for 36 hours: a backup begins at 02:00, or up to eight hours later (AWS). */
const missing = (section: string, unit: 'backups' | 'runs', jobs: Job) =>
  ({
    section,
    metrics: { jobs },
    // Of long periods, CloudWatch waits for some more before it takes data as missing.
    expression: 'FILL(jobs, 0)',
    ...{ threshold: 1, isBelow: true, unit, periodMinutes: 360, periods: 6 },
    isSilenceBad: true,
  }) as const satisfies AlarmDeclaration;

/** The alarms on jobs whose failure nobody notices, since nothing else depends on them. */
export const missingJobs = {
  'table-backup-missing': missing('backup-missing', 'backups', backups('DynamoDB')),
  'file-backup-missing': missing('backup-missing', 'backups', backups('S3')),
  'table-copy-missing': missing('backup-missing', 'backups', copies('DynamoDB')),
  'file-copy-missing': missing('backup-missing', 'backups', copies('S3')),
  'purge-missing': missing('purge-missing', 'runs', {
    source: 'purge',
    name: 'Invocations',
    statistic: 'Sum',
  }),
} as const;
