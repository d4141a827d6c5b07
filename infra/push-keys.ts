import { Validations } from 'aws-cdk-lib';
import { CfnSecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { removalOf, type Stage } from './stage.ts';

/** The secret with the keys that sign push messages. */
export class PushKeys extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    const secret = new CfnSecret(this, 'Secret', {
      description: 'Signs pushes to browsers; made by npm run ops -- push keys.',
      secretString: '{}',
    });
    // With other keys, every browser would have to subscribe again.
    secret.applyRemovalPolicy(removalOf(stage));
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'Browsers subscribe by this key: another one would end all subscriptions.',
    });
    this.arn = secret.attrId;
  }
}
