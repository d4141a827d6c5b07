import { Stack, Validations } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSubscription, Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { Alarms, type DimensionValues } from './alarms.ts';
import { budgetPercents } from './bill.ts';
import { Dashboard } from './dashboard.ts';
import { rollbackAlarms } from './list.ts';
import { type LogNames, SavedQueries } from './saved-queries.ts';

export interface PagingSettings {
  /** An email address, or the HTTPS URL of a pager. */
  address: string | undefined;
  /** The monthly budget in US dollars; without it, costs raise no alarm. */
  monthlyBudget: number | undefined;
}

interface PagingProps extends PagingSettings {
  dimensionValues: DimensionValues;
  logNames: LogNames;
}

/** Notifies people when a stage fails: its alarms and their topic, with a dashboard and saved queries. */
export class Paging extends Construct {
  /** The alarms that roll back a deployment, which must exist before it. */
  readonly rollback: readonly Construct[];

  constructor(
    scope: Construct,
    id: string,
    { address, monthlyBudget, dimensionValues, logNames }: PagingProps,
  ) {
    super(scope, id);
    const { stackName } = Stack.of(this);
    const topic = this.#addTopic();
    const { topicArn } = topic;
    if (address !== undefined) {
      const protocol = address.startsWith('https:') ? 'https' : 'email';
      new CfnSubscription(this, 'Address', { topicArn, protocol, endpoint: address });
    }
    const { byName } = new Alarms(this, 'Alarms', { stackName, dimensionValues, topicArn });
    this.rollback = rollbackAlarms.flatMap((name) => byName.get(name) ?? []);
    new SavedQueries(this, 'Queries', { logNames });
    new Dashboard(this, 'Dashboard', { name: stackName, dimensionValues });
    if (monthlyBudget !== undefined) this.#addBudget(topic, monthlyBudget);
  }

  #addTopic(): Topic {
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    topic.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        principals: ['cloudwatch', 'budgets'].map(
          (service) => new ServicePrincipal(`${service}.amazonaws.com`),
        ),
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    Validations.of(topic).acknowledge({
      id: 'AwsSolutions-SNS2',
      reason: 'Alarms cannot publish under the key of AWS, and say nothing of customers.',
    });
    return topic;
  }

  #addBudget(topic: Topic, monthlyBudget: number): void {
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudget, unit: 'USD' },
      },
      // A new account has no forecast in its first weeks (AWS).
      notificationsWithSubscribers: Object.entries(budgetPercents).map(
        ([notificationType, threshold]) => ({
          notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold },
          subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
        }),
      ),
    });
  }
}
