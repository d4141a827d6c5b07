import type { Resource } from './read-template.ts';

/** A statement of a policy. */
export interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: Record<string, Record<string, unknown>>;
}

/** The policies of a role. */
export function policiesOf({ Properties }: Resource): { Statement: Statement[] }[] {
  return (Properties.Policies ?? []).map(
    ({ PolicyDocument }: { PolicyDocument: { Statement: Statement[] } }) => PolicyDocument,
  );
}

/** The statements of all policies of a role. */
export const statementsOf = (role: Resource) =>
  policiesOf(role).flatMap(({ Statement }) => Statement);

export const actionsOf = ({ Action }: Statement) => [Action].flat();
