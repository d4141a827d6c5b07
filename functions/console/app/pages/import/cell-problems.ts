import type { FieldProblem } from '#console/api/field-problem.ts';
import { problemText } from '#console/api/problem-texts.ts';
import type { Refusal } from '#importer/validate.ts';

const planHint = 'Write a plan as “Annual check: inspection every 365 days”.';

/** Describes the problems of a row in the words of the console. */
export function problemsInWords(fields: Refusal['fields']): Refusal['fields'] {
  const entries = Object.entries(fields).map(([path, problems]) => {
    if (!Array.isArray(problems)) return [path, problems] as const;
    const inWords = problems.map((one: FieldProblem) => ({ ...one, message: wordsOf(path, one) }));
    return [pathInWords(path, inWords), inWords] as const;
  });
  return Object.fromEntries(entries);
}

function wordsOf(path: string, problem: FieldProblem): string {
  const { code, message } = problem;
  if (isUnreadPlan(path, code)) return planHint;
  // The message names the cell's text and says what to do; "choose another" would make no sense here.
  const text = code === 'not_found' ? message : problemText(path, problem);
  if (path === 'external_ref') return text.replace('external_ref', 'external reference');
  // A name that the message quotes later may contain the word too: replace only the first.
  return /location|parent/.test(path) ? text.replace(/\blocation(?=s?\b)/, 'place') : text;
}

/** Names the column of a problem. All fields of a plan that could not be read are named as one column. */
function pathInWords(path: string, problems: readonly FieldProblem[]): string {
  if (path === 'custom_fields') return 'Custom fields';
  return problems.some(({ code }) => isUnreadPlan(path, code)) ? 'maintenance' : path;
}

const isUnreadPlan = (path: string, code: string) =>
  code === 'required' && path.startsWith('maintenance.');
