import type { FieldProblem } from '#console/api/field-problem.ts';
import type { Problem } from '#console/api/problem.ts';
import { TextField } from './field.tsx';
import { type DialogProps, FormDialog, useDialogForm } from './form-dialog.tsx';

interface DeleteDialogProps extends DialogProps {
  name: string;
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  /** A further note for the user. */
  lead: string;
  /** The page to show afterwards, if the page of the record was open. */
  page?: string;
}

/** Deletes a record, which removes it from every list, so the member has to type its name. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { name, remove, restore, lead, page, ...dialogProps } = props;
  // The API names what blocks a deletion under `id`.
  const form = useDialogForm(dialogProps, { typed: '', id: name }, async () => {
    await remove();
    return { text: `${name} deleted.`, undo: restore, page };
  });
  return (
    <FormDialog
      form={form}
      title={`Delete ${name}`}
      action="Delete"
      isDanger
      isDisabled={visibleText(form.values.typed) !== visibleText(name)}
      onClose={dialogProps.onClose}
    >
      <Blockers problem={form.problem} />
      <p>{lead}</p>
      <TextField form={form} name="typed" label={`Type ${name} to confirm`} />
    </FormDialog>
  );
}

/** The text as a user sees it: spacing and Unicode composition make no visible difference. */
const visibleText = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

function Blockers({ problem }: { problem: Problem | undefined }) {
  const blockers = problem?.fields.id ?? [];
  if (!problem || blockers.length === 0) return null;
  const more = (blockers[0]?.count ?? blockers.length) - blockers.length;
  return (
    <div class="notice bad" role="alert" tabIndex={-1}>
      <p>{problem.message} It is still used by:</p>
      <ul>
        {blockers.map((one) => (
          <li key={`${one.resource} ${one.id}`}>
            <Blocker {...one} />
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </div>
  );
}

const kindsWithPage = ['checkout', 'reservation', 'issue', 'item', 'kit', 'place'];

function Blocker({ resource, id, name, message }: FieldProblem) {
  if (!resource || id === undefined) return message;
  // The API's word for a place.
  const kind = resource === 'location' ? 'place' : resource;
  const label = `${kind} ${name || id}`;
  return kindsWithPage.includes(kind) ? <a href={`#/${kind}s/${id}`}>{label}</a> : label;
}
