import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { alarmNameOf } from './alarms/alarms.ts';
import { rollbackAlarms } from './alarms/list.ts';
import { Paging, type PagingSettings } from './alarms/paging.ts';
import type { LogNames } from './alarms/saved-queries.ts';
import { ApiStage } from './api-stage.ts';
import { BackgroundStack } from './background-stack.ts';
import { endpointsByFamily } from './endpoints.ts';
import { FamilyStack } from './family-stack.ts';
import { Origin } from './front-door/origin.ts';
import { type FrontDoor, secretValue } from './front-door/settings.ts';
import type { CodeOf, FunctionsProps } from './functions.ts';
import { hasRetention } from './retention.ts';
import { Rollout } from './rollout.ts';
import { type Processor, type Stage, settingOf, usesCanaryRollout } from './stage.ts';
import { backupVaultOf, copyVaultOf, type StoredData, storedDataOf } from './stored-data.ts';

interface ApiStackProps extends StackProps {
  stage: Stage;
  codeOf: CodeOf;
  processor: Processor;
  /** The URL of the console, if it differs from that of the API. */
  consoleUrl: string | undefined;
  mailFrom: string | undefined;
  /** The public domain; by default, the address of the gateway. */
  frontDoor: FrontDoor | undefined;
  /** Whom alarms notify; by default, there are no alarms. */
  pages: PagingSettings | undefined;
}

/**
 * The endpoints and the background functions. Each family is a nested stack, so that none comes near the limits
 * of a stack; together they are one deployment, which succeeds or is rolled back as a whole.
 */
export class ApiStack extends Stack {
  readonly #props: ApiStackProps;
  readonly #api: CfnApi;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    const { stage, consoleUrl, mailFrom, frontDoor, pages } = props;
    super(scope, id, { ...props, description: 'Equipment management: API and functions.' });
    this.#props = props;
    this.#api = new CfnApi(this, 'Api', {
      name: this.stackName,
      protocolType: 'HTTP',
      disableExecuteApiEndpoint: frontDoor !== undefined,
    });
    const url = frontDoor ? `https://${frontDoor.domain}` : this.#api.attrApiEndpoint;
    const data = storedDataOf(this, stage);
    const common = this.#common(data);
    const { families, accessLogName } = this.#addFamilies(common);
    const background = new BackgroundStack(this, 'background', {
      ...{ common, consoleUrl: consoleUrl ?? url, mailFrom, zone: frontDoor?.zone },
      canaryUrl: pages ? url : undefined,
    });
    if (pages) {
      const access = [accessLogName];
      const functions = [...families, background].flatMap(({ logNames }) => logNames);
      const logNames = { functions, background: background.logNames, access };
      this.#addPages({ ...pages, logNames }, data, background, families);
    }
    this.#print({ data, url, background });
  }

  #common(data: StoredData): FunctionsProps {
    const { stage, codeOf, processor, pages } = this.#props;
    const metricNamespace = this.stackName;
    const isGradual = usesCanaryRollout(stage, settingOf(this.node, 'rollout'));
    const alarmNames = pages ? rollbackAlarms.map((one) => alarmNameOf(this.stackName, one)) : [];
    const rollout = isGradual ? new Rollout(this, 'Rollout', { alarmNames }) : undefined;
    return { data, codeOf, processor, stage, metricNamespace, rollout };
  }

  #addFamilies(common: FunctionsProps): Families {
    const apiId = this.#api.ref;
    const { frontDoor } = this.#props;
    const originSecrets = frontDoor?.secretNames.map(secretValue) ?? [];
    const families = [...endpointsByFamily()].map(
      ([family, endpoints]) =>
        new FamilyStack(this, family, { family, endpoints, apiId, common, originSecrets }),
    );
    const apiStage = new ApiStage(this, 'Stage', { api: this.#api, stage: common.stage });
    // The gateway refuses settings for a route that does not exist yet.
    for (const family of families) apiStage.node.addDependency(family);
    if (frontDoor) new Origin(this, 'Origin', { frontDoor, apiId, after: apiStage });
    return { families, accessLogName: apiStage.accessLogName };
  }

  #addPages(
    settings: PagingSettings & { logNames: LogNames },
    { tableName }: StoredData,
    background: BackgroundStack,
    families: readonly FamilyStack[],
  ): void {
    const dimensionValues = {
      api: this.#api.ref,
      table: tableName,
      deadLetters: background.deadLetters.queueName,
      afterWrite: background.nameOf('afterWrite'),
      countWrites: background.nameOf('countWrites'),
      dispatchDue: background.nameOf('dispatchDue'),
      own: this.stackName,
      ...this.#jobs(background),
    };
    const { rollback } = new Paging(this, 'Pages', { ...settings, dimensionValues });
    // A deployment fails if an alarm that it refers to does not exist.
    for (const stack of [...families, background]) stack.node.addDependency(...rollback);
  }

  /** What has to run although nobody waits for it: the purge and the backups, as far as the stage has them. */
  #jobs(background: BackgroundStack) {
    const vault = backupVaultOf(this, this.#props.stage);
    return {
      ...(hasRetention(this) ? { purge: background.nameOf('purge') } : {}),
      ...(vault ? { backups: vault } : {}),
      ...(vault && copyVaultOf(this) ? { copies: vault } : {}),
    };
  }

  #print({ data, url, background }: PrintedOutputs): void {
    const { canarySecretArn: canary, deadLetters } = background;
    const outputs = {
      ApiUrl: { value: url, description: 'Where the API answers.' },
      TableName: { value: data.tableName, description: 'For npm run ops.' },
      BucketName: { value: data.bucketName, description: 'Where files of items are kept.' },
      DeadLettersUrl: { value: deadLetters.queueUrl, description: 'What was given up.' },
      PushKeysArn: { value: data.pushKeysArn, description: 'For npm run ops.' },
      ...(canary ? { CanarySecretArn: { value: canary, description: 'For npm run ops.' } } : {}),
    };
    for (const [name, output] of Object.entries(outputs)) new CfnOutput(this, name, output);
  }
}

interface Families {
  families: readonly FamilyStack[];
  accessLogName: string;
}

interface PrintedOutputs {
  data: StoredData;
  url: string;
  background: BackgroundStack;
}
