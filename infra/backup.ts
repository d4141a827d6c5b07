import { Aws, Duration, Fn, Stack, Validations } from 'aws-cdk-lib';
import { CfnBackupPlan, CfnBackupSelection, CfnBackupVault } from 'aws-cdk-lib/aws-backup';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { removalOf, type Stage } from './stage.ts';

const retention = Duration.days(35);
const copyRetention = Duration.days(90);

const policies = [
  'service-role/AWSBackupServiceRolePolicyForBackup',
  'AWSBackupServiceRolePolicyForS3Backup',
];

interface BackupProps {
  stage: Stage;
  /** The ARNs of what is backed up, all to one time. */
  resources: readonly string[];
  /** A vault in another account or region, which a copy goes into. */
  copyVaultArn: string | undefined;
}

/** A backup each night, for what a recovery to a point in time does not bring back: a lost account or region. */
export class Backup extends Construct {
  constructor(scope: Construct, id: string, { stage, resources, copyVaultArn }: BackupProps) {
    super(scope, id);
    const { stackName } = Stack.of(this);
    const own = Fn.select(4, Fn.split('-', Fn.select(2, Fn.split('/', Aws.STACK_ID))));
    const vault = new CfnBackupVault(this, 'Vault', {
      // It has to have a name, and is kept: the stack's own id leaves the name free for another stack.
      backupVaultName: `${stackName}-${own}`,
    });
    vault.applyRemovalPolicy(removalOf(stage));
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: policies.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
    });
    for (const name of policies) {
      Validations.of(role).acknowledge({
        id: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`,
        reason: 'AWS maintains this policy for AWS Backup, which alone can assume the role.',
      });
    }
    const plan = new CfnBackupPlan(this, 'Plan', {
      backupPlan: {
        backupPlanName: `${stackName}-nightly`,
        backupPlanRule: [
          {
            ruleName: 'nightly',
            targetBackupVault: vault.ref,
            scheduleExpression: 'cron(0 2 * * ? *)',
            lifecycle: { deleteAfterDays: retention.toDays() },
            ...(copyVaultArn
              ? {
                  copyActions: [
                    {
                      destinationBackupVaultArn: copyVaultArn,
                      lifecycle: { deleteAfterDays: copyRetention.toDays() },
                    },
                  ],
                }
              : {}),
          },
        ],
      },
    });
    new CfnBackupSelection(this, 'Selection', {
      backupPlanId: plan.attrBackupPlanId,
      backupSelection: {
        selectionName: 'data',
        iamRoleArn: role.roleArn,
        resources: [...resources],
      },
    });
  }
}
