import { isDay, startOfDay } from '#console/time.ts';
import { subjects } from './entry-text.ts';

export const actorLabels = {
  '': 'Everyone',
  user: 'Members',
  api_key: 'API keys',
  system: 'The service',
} as const;

/** The filters of the activity as their fields hold them: kind of record, actor or kind of actor, and days. */
export interface ActivityQuery {
  resource: string;
  actor: string;
  from: string;
  to: string;
}

export function readActivityQuery(query: URLSearchParams): ActivityQuery {
  const value = (name: keyof ActivityQuery) => query.get(name) ?? '';
  return {
    resource: value('resource'),
    actor: value('actor'),
    from: value('from'),
    to: value('to'),
  };
}

/**
 * The filters as the API takes them, with the whole last day. Leaves out values that the API does not
 * know, and a last day before the first.
 */
export function requestOf(query: ActivityQuery) {
  const { resource, actor, from, to } = query;
  return {
    ...(isSubject(resource) ? { resource } : {}),
    ...actorFilterOf(actor),
    ...(isDay(from) ? { from: timeOf(from, 0) } : {}),
    ...(isDay(to) && !endsBeforeStart(query) ? { to: timeOf(to, 1) } : {}),
  };
}

type NamedActor = 'user' | 'api_key';

/** The value of the filter for one member or key. */
export const actorValue = (type: NamedActor, id: number) => `${type}-${id}`;

function actorFilterOf(actor: string) {
  if (isActor(actor)) return { actor_type: actor };
  const [, type, id] = /^(user|api_key)-([1-9]\d{0,14})$/.exec(actor) ?? [];
  if (type === undefined) return {};
  return { actor_type: type === 'user' ? 'user' : 'api_key', actor_id: Number(id) } as const;
}

/** Whether the last day is before the first one. */
export const endsBeforeStart = ({ from, to }: ActivityQuery) =>
  isDay(from) && isDay(to) && to < from;

const isSubject = (word: string): word is (typeof subjects)[number] =>
  subjects.some((one) => one === word);
const isActor = (word: string): word is Exclude<keyof typeof actorLabels, ''> =>
  word !== '' && Object.hasOwn(actorLabels, word);

const timeOf = (day: string, daysOn: number) =>
  new Date(startOfDay(Date.parse(`${day}T00:00`), daysOn)).toISOString();
