import type { AlarmDeclaration } from './declaration.ts';
import { firstIndexes, furtherIndexes, type Metric, ofIndexes, sumExpression } from './metrics.ts';

const ofTable: Record<string, Metric> = {
  reads: { source: 'table', name: 'ReadThrottleEvents', statistic: 'Sum' },
  writes: { source: 'table', name: 'WriteThrottleEvents', statistic: 'Sum' },
};
const ofFurtherIndexes = {
  ...ofIndexes('ReadThrottleEvents', furtherIndexes, 'reads_'),
  ...ofIndexes('WriteThrottleEvents', furtherIndexes, 'writes_'),
};

const throttled = (metrics: Record<string, Metric>) =>
  ({
    section: 'store-throttles',
    metrics,
    expression: sumExpression(metrics),
    ...{ threshold: 10, unit: 'calls', periodMinutes: 1, periods: 1 },
  }) as const satisfies AlarmDeclaration;

/** The alarms on calls that the table or its indexes refuse; an alarm has ten metrics at most (AWS). */
export const throttles = {
  'store-throttles': throttled(ofTable),
  'store-throttles-index-reads': throttled(ofIndexes('ReadThrottleEvents', firstIndexes)),
  'store-throttles-index-writes': throttled(ofIndexes('WriteThrottleEvents', firstIndexes)),
  'store-throttles-further-indexes': throttled(ofFurtherIndexes),
} as const;
