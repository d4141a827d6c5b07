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
  /** The ARNs of the resources to back up, all at the same time. */
  resources: readonly string[];
  /** A vault in another account or region, for copies. */
  copyVaultArn: string | undefined;
}

/** A nightly backup, for the loss of an AWS account or region, for which point-in-time recovery does not help. */
export class Backup extends Construct {
  readonly vaultName: string;

  constructor(scope: Construct, id: string, { stage, resources, copyVaultArn }: BackupProps) {
    super(scope, id);
    const { stackName } = Stack.of(this);
    const own = Fn.select(4, Fn.split('-', Fn.select(2, Fn.split('/', Aws.STACK_ID))));
    const vault = new CfnBackupVault(this, 'Vault', {
      // The vault needs a name, and outlives the stack, so the name contains the id of the stack.
      backupVaultName: `${stackName}-${own}`,
    });
    vault.applyRemovalPolicy(removalOf(stage));
    this.vaultName = vault.ref;
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
