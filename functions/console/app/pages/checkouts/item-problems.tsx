import { type FieldProblem, isOfContents } from '#console/api/field-problem.ts';
import type { Problem } from '#console/api/problem.ts';
import { clashText } from '#console/api/problem-texts.ts';
import type { ListedItem } from '#console/ui/listed-item.ts';

interface ItemProblemsProps {
  items: readonly ListedItem[];
  problem: Problem | undefined;
  /** Moves the booking's start to when its item is free. */
  onFree?: (at: string) => void;
}

/** Shows the problems of a form's items, with their names if there are several. */
export function ItemProblems({ items, problem, onFree }: ItemProblemsProps) {
  const problems = Object.entries(problem?.fields ?? {}).flatMap(([path, group]) =>
    isOfContents(path) ? group : [],
  );
  const isOne = items.length === 1;
  const free = isOne ? problems.at(-1)?.next_available_at : undefined;
  if (problems.length === 0) return null;
  return (
    <div class="notice bad" role="alert" tabIndex={-1}>
      {linesOf(problems, !isOne).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {free && onFree && (
        <button type="button" onClick={() => onFree(free)}>
          Use this time
        </button>
      )}
    </div>
  );
}

/** One line for each problem; only the last one of an item says when it is free. */
function linesOf(problems: readonly FieldProblem[], hasNames: boolean): string[] {
  return problems.map((one, index) => {
    const isLast = problems[index + 1]?.item_id !== one.item_id;
    return clashText(isLast ? one : { ...one, next_available_at: null }, hasNames);
  });
}
