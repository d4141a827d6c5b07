import type { NamedRoute } from '#shared/families/routes.ts';
import { checkAnswer } from '../../support/check-answer.ts';
import type { Answer } from '../../support/exchange.ts';
import { type InjectedFault, isTransient } from './injected-faults.ts';

/** What is wrong with a response. It has to be as declared, or a clean 503 with `Retry-After`. */
export function answerProblems(
  { route: { method, status, mayCreate } }: NamedRoute,
  path: string,
  answer: Answer,
  fault?: InjectedFault,
): string[] {
  const summary = `${answer.status} ${JSON.stringify(answer.body?.error ?? '')}`;
  const isDone = answer.status === status || (mayCreate && answer.status === 201);
  if (isDone) return descriptionProblems(method, path, answer);
  if (answer.status !== 503) return [`answers ${summary}`];
  if (!fault || isTransient(fault)) return [`gives up: ${summary}`];
  const { code, fields } = answer.body?.error ?? {};
  return [
    ...descriptionProblems(method, path, answer),
    ...(code === 'unavailable' && Object.keys(fields).length === 0 ? [] : [`answers ${summary}`]),
    ...(/^[1-9]\d*$/.test(answer.headers['retry-after'] ?? '') ? [] : ['503 without Retry-After']),
    ...(/detail|dynamodb|socket|\.mjs/i.test(JSON.stringify(answer.body))
      ? ['503 with a detail']
      : []),
  ];
}

function descriptionProblems(method: string, path: string, answer: Answer): string[] {
  try {
    checkAnswer({ method, path }, answer);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
