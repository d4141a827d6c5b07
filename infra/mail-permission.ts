import { Aws } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { variables } from '#shared/config.ts';

/** The address of a sender such as `Depot <mail@example.org>`. */
export function addressOf(sender: string): string {
  return /<(.+)>/.exec(sender)?.[1] ?? sender;
}

/** The name of the SES configuration set of a stage. */
export function configurationSetOf(stackName: string): string {
  return `${stackName}-mail`;
}

/** The environment of a function that sends mails: the sender, and the SES configuration set. */
export function mailEnvironment(sender: string, stackName: string): Record<string, string> {
  return { [variables.mailFrom]: sender, [variables.mailSet]: configurationSetOf(stackName) };
}

/** Allows sending from one address with SES. The address or a domain of it must be verified. */
export function mailStatement(sender: string, stackName: string): PolicyStatement {
  const address = addressOf(sender);
  const labels = address.slice(address.indexOf('@') + 1).split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  const own = `arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}`;
  const identities = [address, ...domains].map((identity) => `${own}:identity/${identity}`);
  return new PolicyStatement({
    actions: ['ses:SendRawEmail', 'ses:SendEmail'],
    resources: [...identities, `${own}:configuration-set/${configurationSetOf(stackName)}`],
    conditions: { StringEquals: { 'ses:FromAddress': address } },
  });
}
