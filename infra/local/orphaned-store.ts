import { setTimeout as wait } from 'node:timers/promises';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { isInUse } from './file-locks.ts';
import type { ServiceState } from './state.ts';
import './store-socket.ts';

const timeoutMilliseconds = 10_000;
const answerMilliseconds = 2_000;
const pauseMilliseconds = 50;

/**
 * Ends the store that a killed service left running, which has the file open. It is recognised by its response
 * at the saved endpoint, because the saved process id may belong to another process by now.
 * @throws Error if another process has the file open.
 */
export async function endOrphanedStore(
  state: ServiceState | undefined,
  file: string,
): Promise<void> {
  const deadline = Date.now() + timeoutMilliseconds;
  for (;;) {
    const isOurs = state?.storePid !== undefined && (await answersAsStore(state));
    if (isOurs) end(state.storePid);
    else if (!isInUse(file)) return;
    if (Date.now() > deadline) {
      throw new Error(`Another process has ${file} open. End it, and start again.`);
    }
    await wait(pauseMilliseconds);
  }
}

/** Whether the saved store still answers: with its table, or with none if the service was killed early. */
async function answersAsStore({ endpoint, tableName, tableId }: ServiceState): Promise<boolean> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1 });
  try {
    const command = new DescribeTableCommand({ TableName: tableName });
    const abortSignal = AbortSignal.timeout(answerMilliseconds);
    const { Table } = await client.send(command, { abortSignal });
    return tableId === undefined || Table?.TableId === tableId;
  } catch (error) {
    const isWithoutTable = error instanceof Error && error.name === 'ResourceNotFoundException';
    return isWithoutTable && tableId === undefined;
  } finally {
    client.destroy();
  }
}

function end(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
