import { remove } from '#console/api/call.ts';
import type { FieldProblem, Problem } from '#console/api/problem.ts';
import { TextField } from './field.tsx';
import { FormWindow, useWindowForm, type WindowProps } from './form-window.tsx';

interface DeleteWindowProps extends WindowProps {
  /** Of the record. */
  path: string;
  name: string;
  /** What goes with it. */
  lead: string;
}

/** Nothing brings a deleted record back: whoever deletes one says which. */
export function DeleteWindow({ path, name, lead, ...page }: DeleteWindowProps) {
  // What stands in the way is said of the `id`.
  const form = useWindowForm(page, { typed: '', id: path }, async () => {
    await remove(path);
    return { text: `${name} is deleted.` };
  });
  return (
    <FormWindow
      form={form}
      title={`Delete ${name}`}
      action="Delete for good"
      isDanger
      isDisabled={form.values.typed.trim() !== name.trim()}
      onClose={page.onClose}
    >
      <Obstacles problem={form.problem} />
      <p>{lead} This cannot be taken back.</p>
      <TextField form={form} name="typed" label={`Type ${name} to delete it`} />
    </FormWindow>
  );
}

/** The records that a deletion was refused for. */
function Obstacles({ problem }: { problem: Problem | undefined }) {
  const found = problem?.fields.id ?? [];
  if (!problem || found.length === 0) return null;
  const more = (found[0]?.count ?? found.length) - found.length;
  return (
    <div class="notice bad" role="alert" tabIndex={-1}>
      <p>{problem.message} This stands in the way:</p>
      <ul>
        {found.map((one) => (
          <li key={`${one.resource} ${one.id}`}>
            <Obstacle {...one} />
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </div>
  );
}

const withPage = ['checkout', 'reservation', 'issue', 'item'];

function Obstacle({ resource, id, name, message }: FieldProblem) {
  if (!resource || id === undefined) return message;
  const words = `${resource} ${name || id}`;
  return withPage.includes(resource) ? <a href={`#/${resource}s/${id}`}>{words}</a> : words;
}
