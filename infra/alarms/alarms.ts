import { CfnAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { type AlarmDeclaration, thresholdText } from './declaration.ts';
import { alarms } from './list.ts';
import { type Metric, type Source, sources } from './metrics.ts';

/** The dimension values that select the metrics of a stage, by source; `own` is the namespace of the stage. */
export type DimensionValues = Readonly<Partial<Record<Source, string>>> & { own: string };

interface AlarmsProps {
  stackName: string;
  dimensionValues: DimensionValues;
  topicArn: string;
}

/** The name of an alarm, to which CodeDeploy refers. */
export function alarmNameOf(stackName: string, name: string): string {
  return `${stackName}-${name}`;
}

/** All alarms of a stage. Each links to its section of the runbook, and notifies when it ends, too. */
export class Alarms extends Construct {
  readonly byName: ReadonlyMap<string, CfnAlarm>;

  constructor(scope: Construct, id: string, { stackName, dimensionValues, topicArn }: AlarmsProps) {
    super(scope, id);
    this.byName = new Map(
      alarmsOf(dimensionValues).map(([name, alarm]) => [
        name,
        new CfnAlarm(this, name, {
          alarmName: alarmNameOf(stackName, name),
          alarmDescription: `${thresholdText(alarm)}. What to do: docs/runbook.md#${alarm.section}`,
          comparisonOperator: alarm.isBelow ? 'LessThanThreshold' : 'GreaterThanThreshold',
          threshold: alarm.threshold,
          evaluationPeriods: alarm.periods,
          treatMissingData: alarm.isSilenceBad ? 'breaching' : 'notBreaching',
          alarmActions: [topicArn],
          okActions: [topicArn],
          metrics: queriesOf(alarm, dimensionValues),
        }),
      ]),
    );
  }
}

/** The alarms of a stage: those on what it has. */
export function alarmsOf(dimensionValues: DimensionValues): typeof alarms {
  const isThere = ({ source }: Metric) =>
    sources[source].dimension === undefined || dimensionValues[source] !== undefined;
  return alarms.filter(([, { metrics }]) => Object.values(metrics).every(isThere));
}

function queriesOf(
  { metrics, expression, periodMinutes }: AlarmDeclaration,
  dimensionValues: DimensionValues,
): CfnAlarm.MetricDataQueryProperty[] {
  const queries = Object.entries(metrics).map(([id, metric]) => ({
    id,
    metricStat: {
      metric: {
        namespace: namespaceOf(metric, dimensionValues),
        metricName: metric.name,
        dimensions: dimensionsOf(metric, dimensionValues),
      },
      period: periodMinutes * 60,
      stat: metric.statistic,
    },
    returnData: expression === undefined,
  }));
  return expression === undefined ? queries : [...queries, { id: 'result', expression }];
}

export function namespaceOf({ source }: Metric, dimensionValues: DimensionValues): string {
  return sources[source].namespace ?? dimensionValues.own;
}

export function dimensionsOf(
  { source, dimensions = {} }: Metric,
  dimensionValues: DimensionValues,
) {
  const { dimension } = sources[source];
  const ofSource = dimensionValues[source];
  const sourceDimension =
    dimension === undefined || ofSource === undefined ? {} : { [dimension]: ofSource };
  return Object.entries({ ...sourceDimension, ...dimensions }).map(([name, value]) => ({
    name,
    value,
  }));
}
