import { forEachRecord } from '#shared/background/stream.ts';
import { logMetrics } from '#shared/log.ts';

const actions = { INSERT: 'create', MODIFY: 'update', REMOVE: 'delete' } as const;
const metrics = { values: { writes: 'Count' }, dimensions: ['entity', 'action'] } as const;

export const handler = forEachRecord(({ eventName, dynamodb }) => {
  const { entity } = dynamodb?.NewImage ?? dynamodb?.OldImage ?? {};
  if (!eventName || !entity?.S) throw new Error('The event names no action or no entity.');
  logMetrics({ entity: entity.S, action: actions[eventName], writes: 1 }, metrics);
});
