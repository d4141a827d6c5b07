import { Aws, Stack } from 'aws-cdk-lib';
import { CfnDashboard } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { alarmsOf, type DimensionValues, dimensionsOf, namespaceOf } from './alarms.ts';
import { type AlarmDeclaration, thresholdText } from './declaration.ts';
import { questions } from './questions.ts';

interface DashboardProps {
  name: string;
  dimensionValues: DimensionValues;
}

const height = 6;
const half = 12;

/** A row for each section of the runbook: the metrics of its alarms, and those that answer its first question. */
export class Dashboard extends Construct {
  constructor(scope: Construct, id: string, { name, dimensionValues }: DashboardProps) {
    super(scope, id);
    const sections = Map.groupBy(alarmsOf(dimensionValues), ([, { section }]) => section);
    const widgets = [...sections].flatMap(([section, ofSection], row) => {
      const place = { y: row * (height + 1) + 1, width: half / ofSection.length, height };
      const heading = { x: 0, y: row * (height + 1), width: 2 * half, height: 1 };
      const { question, expression } = questions[section] ?? {};
      return [
        { type: 'text', ...heading, properties: { markdown: `## ${section}: ${question}` } },
        ...ofSection.map(([title, alarm], index) => ({
          type: 'metric',
          ...place,
          x: index * place.width,
          properties: { title, ...common, ...graphOf(alarm, dimensionValues) },
        })),
        {
          type: 'metric',
          ...{ ...place, x: half, width: half },
          properties: {
            title: question,
            ...common,
            metrics: [[{ expression: expression?.(dimensionValues.own) }]],
          },
        },
      ];
    });
    const dashboardBody = Stack.of(this).toJsonString({ widgets });
    new CfnDashboard(this, 'Dashboard', { dashboardName: name, dashboardBody });
  }
}

const common = { view: 'timeSeries', region: Aws.REGION };

function graphOf(alarm: AlarmDeclaration, dimensionValues: DimensionValues) {
  const { metrics, expression, threshold, periodMinutes } = alarm;
  const isDrawn = expression === undefined;
  const drawnMetrics = Object.entries(metrics).map(([id, metric]) => [
    namespaceOf(metric, dimensionValues),
    metric.name,
    ...dimensionsOf(metric, dimensionValues).flatMap(({ name, value }) => [name, value]),
    { id, stat: metric.statistic, period: periodMinutes * 60, visible: isDrawn },
  ]);
  const label = thresholdText(alarm);
  return {
    metrics: isDrawn ? drawnMetrics : [...drawnMetrics, [{ expression, id: 'result' }]],
    annotations: { horizontal: [{ label, value: threshold }] },
  };
}
