import type { Answer, Call } from '#shared/call.ts';
import { answerById } from '#shared/records/view.ts';
import type { Kit, KitWindowQuery } from './fields.ts';
import { kitViewIn } from './kit-view.ts';

export function getKit(call: Call, id: number, query: KitWindowQuery): Promise<Answer<Kit>> {
  return answerById(call, kitViewIn(query), id);
}
