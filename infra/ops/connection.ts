import type { Command, OptionValues } from 'commander';
import { variables } from '#shared/config.ts';
import { useStore } from '../local/service.ts';
import { dataFolder, findRunning } from '../local/state.ts';
import { print } from './output.ts';

interface ServiceTarget {
  /** Its URL. */
  url: string;
  tableName: string;
  /** The endpoint of its store; by default, that of the SDK's environment. */
  endpoint?: string;
}

/** Finds the service of a stack, or by default the one that runs on this machine. */
export async function findTarget(stack: string | undefined): Promise<ServiceTarget> {
  return stack === undefined ? runningTarget() : deployedTarget(stack);
}

async function runningTarget(): Promise<ServiceTarget> {
  const folder = dataFolder();
  const running = await findRunning(folder);
  if (running) return running;
  throw new Error(
    `No service runs on ${folder}. Start one with npm start, or name a deployed stack with --stack.`,
  );
}

async function deployedTarget(stack: string): Promise<ServiceTarget> {
  const [url, tableName] = await Promise.all([
    readOutput(stack, 'ApiUrl'),
    readOutput(stack, 'TableName'),
  ]);
  return { url, tableName };
}

/** Reads an output of a deployed stack. Throws if it has none with this name. */
export async function readOutput(stack: string, name: string): Promise<string> {
  const { CloudFormationClient, DescribeStacksCommand } = await import(
    '@aws-sdk/client-cloudformation'
  );
  const answer = await new CloudFormationClient().send(
    new DescribeStacksCommand({ StackName: stack }),
  );
  const outputs = answer.Stacks?.[0]?.Outputs ?? [];
  const value = outputs.find(({ OutputKey }) => OutputKey === name)?.OutputValue;
  if (value) return value;
  throw new Error(`The stack ${stack} has no output ${name}: it is not one of this service.`);
}

/** Makes the action of a command, which calls `run` with the store of the chosen service, and prints the result. */
export function storeCommand(run: (options: OptionValues) => Promise<object>) {
  return async (_options: OptionValues, command: Command): Promise<void> => {
    const options = command.optsWithGlobals();
    const { endpoint, tableName } = await findTarget(options.stack);
    if (endpoint !== undefined) useStore(endpoint, tableName);
    process.env[variables.table] = tableName;
    try {
      print(command, await run(options));
    } catch (error) {
      if (endpoint === undefined || (await findRunning(dataFolder()))) throw error;
      // The error of the client would only name a missing socket file.
      throw new Error(
        'The service ended before the command was done. Start it again with npm start, and see what was done.',
        { cause: error },
      );
    }
  };
}
