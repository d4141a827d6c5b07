export interface FieldProblem {
  code: string;
  message: string;
  /** The record that stands in the way, and how many do, if the list of them is shortened. */
  resource?: string;
  id?: number;
  name?: string;
  count?: number;
}

/** What the API refused, or that it could not be reached. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, readonly FieldProblem[]>>;

  constructor(status: number, { code, message, fields = {} }: ProblemBody) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

interface ProblemBody {
  code: string;
  message: string;
  fields?: Record<string, readonly FieldProblem[]>;
}

export const offline = () =>
  new Problem(0, {
    code: 'offline',
    message: 'The service cannot be reached. Look at your connection and try again.',
  });

/** The problem that an answer tells of; one that is not of the API has none of its words. */
export async function problemOf(response: Response): Promise<Problem> {
  try {
    const { error } = (await response.json()) as { error: ProblemBody };
    return new Problem(response.status, error);
  } catch {
    const message = `The service answered ${response.status}. Try again in a moment.`;
    return new Problem(response.status, { code: 'internal_error', message });
  }
}

export function asProblem(cause: unknown): Problem {
  if (cause instanceof Problem) return cause;
  console.error(cause);
  return new Problem(0, { code: 'internal_error', message: 'Something went wrong on this page.' });
}
