import type { FieldProblem } from '#console/api/field-problem.ts';
import { problemText } from '#console/api/problem-texts.ts';
import type { Refusal } from '#importer/judge.ts';

const planHint = 'Write a plan as “Annual check: inspection every 365 days”.';

/** The problems of a row in the words of the console. */
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
  // Nothing was chosen here: the message says what the cell names, and what to do.
  const text = code === 'not_found' ? message : problemText(path, problem);
  if (path === 'external_ref') return text.replace('external_ref', 'external reference');
  // A name that is quoted further on may have the word, too.
  return /location|parent/.test(path) ? text.replace(/\blocation(?=s?\b)/, 'place') : text;
}

/** What the own fields have in common is of no column. A plan that lacks several things says so once. */
function pathInWords(path: string, problems: readonly FieldProblem[]): string {
  if (path === 'custom_fields') return 'Custom fields';
  return problems.some(({ code }) => isUnreadPlan(path, code)) ? 'maintenance' : path;
}

const isUnreadPlan = (path: string, code: string) =>
  code === 'required' && path.startsWith('maintenance.');
