import { Validations } from 'aws-cdk-lib';
import { CfnApplication, CfnDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { CfnAlias } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

/** A tenth of the calls goes to a new version for five minutes, and then all of them. */
const pace = 'CodeDeployDefault.LambdaCanary10Percent5Minutes';

/** Moves the aliases of functions with CodeDeploy, which rolls back when an alarm is raised. */
export class Rollout extends Construct {
  readonly #application: CfnApplication;
  readonly #role: Role;
  readonly #alarmNames: readonly string[];

  constructor(scope: Construct, id: string, { alarmNames }: { alarmNames: readonly string[] }) {
    super(scope, id);
    this.#alarmNames = alarmNames;
    this.#application = new CfnApplication(this, 'Application', { computePlatform: 'Lambda' });
    this.#role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [
        ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSCodeDeployRoleForLambdaLimited'),
      ],
    });
    Validations.of(this.#role).acknowledge({
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
      reason: 'AWS maintains this policy for CodeDeploy, which alone can assume the role.',
    });
  }

  /** Lets CodeDeploy change an alias. */
  apply(alias: CfnAlias): void {
    const group = new CfnDeploymentGroup(alias, 'Deployment', {
      applicationName: this.#application.ref,
      serviceRoleArn: this.#role.roleArn,
      deploymentConfigName: pace,
      deploymentStyle: {
        deploymentType: 'BLUE_GREEN',
        deploymentOption: 'WITH_TRAFFIC_CONTROL',
      },
      alarmConfiguration: {
        enabled: this.#alarmNames.length > 0,
        alarms: this.#alarmNames.map((name) => ({ name })),
      },
      autoRollbackConfiguration: {
        enabled: true,
        events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'],
      },
    });
    alias.cfnOptions.updatePolicy = {
      codeDeployLambdaAliasUpdate: {
        applicationName: this.#application.ref,
        deploymentGroupName: group.ref,
      },
    };
  }
}
