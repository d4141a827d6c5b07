import type { RequestMetric } from '#shared/metric.ts';

const requestTime: RequestMetric = 'milliseconds';

interface Question {
  question: string;
  /** Returns the CloudWatch search expression that answers it, for the namespace of the stage. */
  expression: (namespace: string) => string;
}

/** A search for the metrics of requests, by family. */
const byFamily = (statistic: string, what: string) => (namespace: string) =>
  `SEARCH('{"${namespace}",class,family} MetricName="${requestTime}" ${what}', '${statistic}', 60)`;

const byFunction = (metric: string, statistic: string) => () =>
  `SEARCH('{AWS/Lambda,FunctionName} MetricName="${metric}"', '${statistic}', 60)`;

const ofIndexes = (...metrics: readonly string[]) => {
  const names = metrics.map((metric) => `MetricName="${metric}"`).join(' OR ');
  return () => `SEARCH('{AWS/DynamoDB,TableName,GlobalSecondaryIndexName} ${names}', 'Sum', 60)`;
};

const ofMail = () => `SEARCH('{AWS/SES} MetricName="Send" OR MetricName="Bounce"', 'Sum', 300)`;

const ofBackups = () =>
  `SEARCH('{AWS/Backup,BackupVaultName,ResourceType} MetricName="NumberOfBackupJobsFailed" OR MetricName="NumberOfCopyJobsFailed"', 'Sum', 3600)`;

/** The first question of each section of the runbook, which the dashboard answers. */
export const questions: Readonly<Record<string, Question>> = {
  'customers-get-errors': {
    question: 'Which family fails?',
    expression: byFamily('SampleCount', 'class="5xx"'),
  },
  slow: { question: 'Which family is slow?', expression: byFamily('p99', '') },
  'concurrency-nearly-gone': {
    question: 'Which function uses it?',
    expression: byFunction('ConcurrentExecutions', 'Maximum'),
  },
  'functions-refused': {
    question: 'Which function is refused?',
    expression: byFunction('Throttles', 'Sum'),
  },
  'crashes-and-time-outs': {
    question: 'Which function crashes?',
    expression: byFunction('Errors', 'Sum'),
  },
  'store-throttles': {
    question: 'Which index is throttled?',
    expression: ofIndexes('ReadThrottleEvents', 'WriteThrottleEvents'),
  },
  contention: {
    question: 'Which family writes so much?',
    expression: byFamily('SampleCount', 'class="2xx"'),
  },
  'stream-behind': {
    question: 'Which function is behind?',
    expression: byFunction('IteratorAge', 'Maximum'),
  },
  'dead-letters': {
    question: 'Which function used up its retries?',
    expression: byFunction('Errors', 'Sum'),
  },
  'due-late': {
    question: 'Does the function that dispatches take too long?',
    expression: byFunction('Duration', 'Maximum'),
  },
  'webhooks-late': {
    question: 'How many deliver at once?',
    expression: byFunction('ConcurrentExecutions', 'Maximum'),
  },
  mail: { question: 'How many mails are sent, and bounce?', expression: ofMail },
  'attack-on-sign-in': {
    question: 'How many sign-ins are refused?',
    expression: byFamily('SampleCount', 'family="auth"'),
  },
  'service-down': {
    question: 'Does anybody get an answer?',
    expression: byFamily('SampleCount', 'class="2xx"'),
  },
  'backup-missing': { question: 'Which backups and copies failed?', expression: ofBackups },
  'purge-missing': {
    question: 'Does the function that purges fail?',
    expression: byFunction('Errors', 'Sum'),
  },
};
