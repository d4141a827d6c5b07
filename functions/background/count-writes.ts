import { forEachRecord } from '#shared/background/stream.ts';
import { countMetric } from '#shared/metric.ts';

const actions = { INSERT: 'create', MODIFY: 'update', REMOVE: 'delete' } as const;

export const handler = forEachRecord(({ eventName, dynamodb }) => {
  const { entity } = dynamodb?.NewImage ?? dynamodb?.OldImage ?? {};
  if (!eventName || !entity?.S) throw new Error('The event names no action or no entity.');
  countMetric('writes', { entity: entity.S, action: actions[eventName] });
});
