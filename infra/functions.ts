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
/** A whole processor, which Lambda gives by the memory: a password and a picture take much of its time. */
const processorMemory = 1769;

const architectures = { arm64: Architecture.ARM_64, x64: Architecture.X86_64 } as const;

/** The code of a function, by its name. */
export type CodeOf = (name: string) => Code;

/** What the functions of a stage have in common. */
export interface FunctionsProps {
  data: StoredData;
  codeOf: CodeOf;
  processor: Processor;
  stage: Stage;
  /** What the metrics of the stage are kept under. */
  metricNamespace: string;
  /** How a new version comes to its callers. Absent: at once. */
  rollout: Rollout | undefined;
}

export interface FunctionOptions {
  /** Functions of one group log into one place, and share a role where they may do the same. */
  group: string;
  access: TableAccess;
  /** What it may do in the bucket; one that may do nothing does not get its name. */
  bucket?: BucketAccess;
  /** Further permissions of the role. */
  statements?: readonly PolicyStatement[];
  timeout?: Duration;
  /** How many run at once at most, and always can. Absent: as many as the AWS account has left. */
  reservedConcurrency?: number;
  environment?: Record<string, string>;
}

/** What callers call: the version of a function that a deployment has come to. */
const aliasName = 'live';

/** A function as its callers know it. */
export interface DeployedFunction {
  alias: CfnAlias;
  /** The alias's, by which it is called. */
  arn: string;
  functionName: string;
}

/** The one maker of functions, with their roles and log groups. */
export class Functions extends Construct {
  readonly #props: FunctionsProps;
  readonly #roles = new Map<string, { role: Role; permissions: string }>();
  readonly #logs = new Map<string, LogGroup>();

  /** The stack of the stage, as people call it. */
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
      // Earlier versions stay in prod: an alias can be moved back to one without a deployment.
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
 * What the context names of the data that a function knows. It comes as parameters of the stack, which the
 * version of a function does not see: it would stay on the data before.
 */
function contextIn(environment: Readonly<Record<string, string>>, data: StoredData): string[] {
  const values = new Set(Object.values(environment));
  return dataParameters.flatMap((name) =>
    values.has(data[name]) ? (data.context[name] ?? []) : [],
  );
}

/** Who reads logins may hash a password. */
function mayHash(access: TableAccess): boolean {
  return access === 'sign-in' || (typeof access === 'object' && 'logins' in access);
}
