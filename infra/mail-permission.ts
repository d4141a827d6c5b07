import { Aws } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

/** The address of a sender such as `Depot <mail@example.org>`. */
export function addressOf(sender: string): string {
  return /<(.+)>/.exec(sender)?.[1] ?? sender;
}

/** What the mails of a stage are sent by. */
export function configurationSetOf(stackName: string): string {
  return `${stackName}-mail`;
}

/** Mails by SES, from one address alone; the account has to have it verified, or a domain that it is of. */
export function mayMailAs(sender: string, stackName: string): PolicyStatement {
  const address = addressOf(sender);
  const labels = address.slice(address.indexOf('@') + 1).split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  const own = `arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}`;
  const identities = [address, ...domains].map((identity) => `${own}:identity/${identity}`);
  return new PolicyStatement({
    actions: ['ses:SendRawEmail', 'ses:SendEmail'],
    // A set that an identity has by default is asked for, too.
    resources: [...identities, `${own}:configuration-set/${configurationSetOf(stackName)}`],
    conditions: { StringEquals: { 'ses:FromAddress': address } },
  });
}
