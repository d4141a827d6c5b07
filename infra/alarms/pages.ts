import { Stack, Validations } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSubscription, Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { Alarms, type Places } from './alarms.ts';
import { Dashboard } from './dashboard.ts';
import { budgetPercent, rollbackAlarms } from './list.ts';
import { type LogNames, SavedQueries } from './saved-queries.ts';

export interface PageSettings {
  /** A mail address, or the address of a pager that takes notifications over HTTPS. */
  address: string | undefined;
  /** What a month may cost, in US dollars; without it, the bill is nobody's page. */
  monthlyBudget: number | undefined;
}

interface PagesProps extends PageSettings {
  places: Places;
  logNames: LogNames;
}

/** Whom a stage calls, what for, and what they look at first. */
export class Paging extends Construct {
  /** What has to be there before a deployment that it takes back. */
  readonly rollback: readonly Construct[];

  constructor(
    scope: Construct,
    id: string,
    { address, monthlyBudget, places, logNames }: PagesProps,
  ) {
    super(scope, id);
    const { stackName } = Stack.of(this);
    const topic = this.#addTopic();
    const { topicArn } = topic;
    if (address !== undefined) {
      const protocol = address.startsWith('https:') ? 'https' : 'email';
      new CfnSubscription(this, 'Address', { topicArn, protocol, endpoint: address });
    }
    const { byName } = new Alarms(this, 'Alarms', { stackName, places, topicArn });
    this.rollback = rollbackAlarms.flatMap((name) => byName.get(name) ?? []);
    new SavedQueries(this, 'Queries', { logNames });
    new Dashboard(this, 'Dashboard', { name: stackName, places });
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
      notificationsWithSubscribers: [
        {
          notification: {
            notificationType: 'FORECASTED',
            comparisonOperator: 'GREATER_THAN',
            threshold: budgetPercent,
          },
          subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
        },
      ],
    });
  }
}
