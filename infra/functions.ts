import { Duration, Tags } from 'aws-cdk-lib';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  Architecture,
  CfnAlias,
  type Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda';
import { type LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { functionSeconds, variables } from '#shared/config.ts';
import { acknowledgePrefixes, type BucketAccess, bucketStatements } from './bucket-permissions.ts';
import { picturesFunction } from './bundle/bundle.ts';
import { logGroup } from './log-group.ts';
import { type TableAccess, tableStatements } from './permissions.ts';
import type { Rollout } from './rollout.ts';
import { serviceRole } from './service-role.ts';
import { type Processor, removalOf, type Stage } from './stage.ts';
import { dataParameters, type StoredData } from './stored-data.ts';

const usualMemory = 1024;
/** The memory in MB with which Lambda gives a whole processor, which passwords and pictures need. */
const processorMemory = 1769;

const architectures = { arm64: Architecture.ARM_64, x64: Architecture.X86_64 } as const;

/** Returns the code of a function, by its name. */
export type CodeOf = (name: string) => Code;

/** The settings of all functions of a stage. */
export interface FunctionsProps {
  data: StoredData;
  codeOf: CodeOf;
  processor: Processor;
  stage: Stage;
  /** The namespace of the stage's metrics. */
  metricNamespace: string;
  /** How traffic moves to a new version; by default, at once. */
  rollout: Rollout | undefined;
}

export interface FunctionOptions {
  /** Functions of a group share a log group, and those with the same permissions a role. */
  group: string;
  access: TableAccess;
  /** Its permissions in the bucket; without any, it does not get the name of the bucket. */
  bucket?: BucketAccess;
  /** Further permissions of the role. */
  statements?: readonly PolicyStatement[];
  timeout?: Duration;
  /** Its reserved concurrency; by default, it shares the unreserved concurrency of the AWS account. */
  reservedConcurrency?: number;
  environment?: Record<string, string>;
}

/** The alias that callers use. It points to the deployed version of a function. */
const aliasName = 'live';

/** A deployed function, with the alias that callers use. */
export interface DeployedFunction {
  alias: CfnAlias;
  /** The ARN of the alias. */
  arn: string;
  functionName: string;
}

/** Creates all functions, with their roles and log groups. */
export class Functions extends Construct {
  readonly #props: FunctionsProps;
  readonly #roles = new Map<string, { role: Role; permissions: string }>();
  readonly #logs = new Map<string, LogGroup>();

  /** The name of the stack, from which names of resources derive. */
  get stackName(): string {
    return this.#props.metricNamespace;
  }

  /** The names of the log groups of its functions. */
  get logNames(): string[] {
    return [...this.#logs.values()].map(({ logGroupName }) => logGroupName);
  }

  constructor(scope: Construct, id: string, props: FunctionsProps) {
    super(scope, id);
    this.#props = props;
  }

  add(name: string, options: FunctionOptions): DeployedFunction {
    const { data, codeOf, processor, metricNamespace } = this.#props;
    const { reservedConcurrency } = options;
    const environment = {
      [variables.metricNamespace]: metricNamespace,
      ...(options.access === 'none' ? {} : { [variables.table]: data.tableName }),
      ...(options.bucket ? { [variables.bucket]: data.bucketName } : {}),
      ...options.environment,
    };
    const needsProcessor = mayHash(options.access) || name === picturesFunction;
    const fn = new LambdaFunction(this, name, {
      description: name,
      code: codeOf(name),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: architectures[processor],
      memorySize: needsProcessor ? processorMemory : usualMemory,
      ...(reservedConcurrency === undefined
        ? {}
        : { reservedConcurrentExecutions: reservedConcurrency }),
      timeout: options.timeout ?? Duration.seconds(functionSeconds.request),
      role: this.#role(options),
      logGroup: this.#log(options.group),
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: ApplicationLogLevel.INFO,
      systemLogLevelV2: SystemLogLevel.INFO,
      // Earlier versions stay in prod, so that an alias can be moved back without a deployment.
      currentVersionOptions: { removalPolicy: removalOf(this.#props.stage) },
      environment,
    });
    const other = contextIn(environment, data);
    if (other.length > 0) fn.invalidateVersionBasedOn(other.join());
    Tags.of(fn).add('family', options.group);
    return this.#alias(name, fn);
  }

  #alias(name: string, fn: LambdaFunction): DeployedFunction {
    const { functionName } = fn;
    const alias = new CfnAlias(this, `${name}-alias`, {
      functionName,
      functionVersion: fn.currentVersion.version,
      name: aliasName,
    });
    this.#props.rollout?.apply(alias);
    return { alias, arn: alias.ref, functionName };
  }

  #role({ group, access, bucket = {}, statements = [] }: FunctionOptions): Role {
    const name = `${group}-${typeof access === 'string' ? access : 'write'}`;
    const permissions = JSON.stringify([access, bucket, statements.map((one) => one.toJSON())]);
    const existingRole = this.#roles.get(name);
    if (existingRole && existingRole.permissions !== permissions) {
      throw new Error(
        `The functions of ${group} share a role, and may not differ in what it allows.`,
      );
    }
    if (existingRole) return existingRole.role;
    const logs = new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [this.#log(group).logGroupArn],
    });
    const table = tableStatements(this.#props.data, access);
    const objects = bucketStatements(this.#props.data, bucket);
    const all = [logs, ...table, ...objects, ...statements];
    const role = serviceRole(this, `${name}-role`, 'lambda', all);
    acknowledgePrefixes(role, this.#props.data, bucket);
    this.#roles.set(name, { role, permissions });
    return role;
  }

  #log(group: string): LogGroup {
    const existingLog = this.#logs.get(group);
    if (existingLog) return existingLog;
    const options = { prodRetention: RetentionDays.ONE_YEAR };
    const log = logGroup(this, `${group}-log`, this.#props.stage, options);
    Tags.of(log).add('family', group);
    this.#logs.set(group, log);
    return log;
  }
}

/**
 * The context settings of the data that a function uses. They are passed as parameters of the stack, so without
 * this a change would create no new version of the function.
 */
function contextIn(environment: Readonly<Record<string, string>>, data: StoredData): string[] {
  const values = new Set(Object.values(environment));
  return dataParameters.flatMap((name) =>
    values.has(data[name]) ? (data.context[name] ?? []) : [],
  );
}

/** Whether a function may hash a password, because it can read logins. */
function mayHash(access: TableAccess): boolean {
  return access === 'sign-in' || (typeof access === 'object' && 'logins' in access);
}
