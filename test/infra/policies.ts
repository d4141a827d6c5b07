import type { Resource } from './read-template.ts';

/** What a role may do, or may not. */
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

/** All that the policies of a role state. */
export const statementsOf = (role: Resource) =>
  policiesOf(role).flatMap(({ Statement }) => Statement);

/** The actions of a statement. */
export const actionsOf = ({ Action }: Statement) => [Action].flat();
