import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { logMetric } from '#shared/log.ts';

const actions = { INSERT: 'create', MODIFY: 'update', REMOVE: 'delete' } as const;

/** Writes one line for each kind of write in a batch. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<void> {
  for (const [kind, { length: writes }] of Map.groupBy(Records, kindOf)) {
    const [entity, action] = kind.split(' ');
    logMetric('writes', writes, { entity, action });
  }
}

function kindOf({ eventName, dynamodb }: DynamoDBRecord): string {
  const { entity } = dynamodb?.NewImage ?? dynamodb?.OldImage ?? {};
  if (!eventName || !entity?.S) throw new Error('The event names no action or no entity.');
  return `${entity.S} ${actions[eventName]}`;
}
