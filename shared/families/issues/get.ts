import type { Call } from '#shared/call.ts';
import { answerById } from '#shared/records/view.ts';
import { issueView } from './issue-view.ts';

export function getIssue(call: Call, id: number) {
  return answerById(call, issueView, id);
}
