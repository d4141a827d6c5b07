import { Stack } from 'aws-cdk-lib';
import { CfnQueryDefinition } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { type Query, queryList, queryText } from './queries.ts';

/** The names of the log groups to read. */
export type LogNames = Readonly<Record<Query['logs'], readonly string[]>>;

/**
 * The queries of the runbook, saved in a folder named after the stage. Each lists its log groups, since the
 * console of CloudWatch accepts no prefix.
 */
export class SavedQueries extends Construct {
  constructor(scope: Construct, id: string, { logNames }: { logNames: LogNames }) {
    super(scope, id);
    const { stackName } = Stack.of(this);
    for (const [name, query] of Object.entries(queryList)) {
      new CfnQueryDefinition(this, name, {
        name: `${stackName}/${name}`,
        queryString: queryText(query),
        logGroupNames: [...logNames[query.logs]],
      });
    }
  }
}
