import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { ApiStage } from './api-stage.ts';
import { BackgroundStack } from './background-stack.ts';
import { endpointsByFamily } from './endpoints.ts';
import { FamilyStack } from './family-stack.ts';
import type { CodeOf, FunctionsProps } from './functions.ts';
import { Rollout } from './rollout.ts';
import { isCanary, type Processor, type Stage } from './stage.ts';
import { storedDataOf } from './stored-data.ts';

interface ApiStackProps extends StackProps {
  stage: Stage;
  codeOf: CodeOf;
  processor: Processor;
  /** Where owners reach the console, where that is not the address of the API. */
  consoleUrl: string | undefined;
  mailFrom: string | undefined;
}

/**
 * What the service answers, and what follows a write. Each family is a stack in it, so that none comes
 * near the limits of one; and all of them are one deployment, which holds or is taken back as a whole.
 */
export class ApiStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { stage, codeOf, processor, consoleUrl, mailFrom, ...props }: ApiStackProps,
  ) {
    super(scope, id, { ...props, description: 'Equipment management: API and functions.' });
    const data = storedDataOf(this, stage);
    const metricNamespace = this.stackName;
    const isGradual = isCanary(stage, this.node.tryGetContext('rollout'));
    const rollout = isGradual ? new Rollout(this, 'Rollout', { alarmNames: [] }) : undefined;
    const common = { data, codeOf, processor, stage, metricNamespace, rollout };
    const { attrApiEndpoint: url } = this.#addApi(common);
    new BackgroundStack(this, 'background', { common, consoleUrl: consoleUrl ?? url, mailFrom });
    const outputs = {
      ApiUrl: { value: url, description: 'Where the API answers.' },
      TableName: { value: data.tableName, description: 'For npm run ops.' },
      BucketName: { value: data.bucketName, description: 'Where files of items are kept.' },
      PushKeysArn: { value: data.pushKeysArn, description: 'For npm run ops.' },
    };
    for (const [name, output] of Object.entries(outputs)) new CfnOutput(this, name, output);
  }

  #addApi(common: FunctionsProps): CfnApi {
    const api = new CfnApi(this, 'Api', { name: this.stackName, protocolType: 'HTTP' });
    const families = [...endpointsByFamily()].map(
      ([family, endpoints]) =>
        new FamilyStack(this, family, { family, endpoints, apiId: api.ref, common }),
    );
    const apiStage = new ApiStage(this, 'Stage', { api, stage: common.stage });
    // The gateway refuses settings of a route that is not there yet.
    for (const family of families) apiStage.node.addDependency(family);
    return api;
  }
}
