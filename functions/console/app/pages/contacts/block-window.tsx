import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { Problem } from '#console/api/problem.ts';
import type { Contact } from '#console/api/records.ts';
import { formatDay } from '#console/time.ts';
import { LongTextField } from '#console/ui/field.tsx';
import { FormWindow, useWindowForm, type WindowProps } from '#console/ui/form-window.tsx';

/** Blocks a contact; why stands first in the notes, which everybody sees who books. */
export function BlockWindow({ contact, ...page }: WindowProps & { contact: Contact }) {
  const { id, name } = contact;
  const form = useWindowForm(page, { notes: '' }, async ({ notes }) => {
    const reason = notes.trim();
    if (reason === '') throw noReason();
    const why = `Blocked ${formatDay(Date.now())}: ${reason}`;
    await update(id, { blocked: true, notes: [why, contact.notes].filter(Boolean).join('\n') });
    return {
      text: `${name} is blocked.`,
      undo: () => update(id, { blocked: false, notes: contact.notes }),
    };
  });
  return (
    <FormWindow form={form} title={`Block ${name}`} action="Block" onClose={page.onClose}>
      <p>Nothing can be checked out to or reserved for a blocked contact.</p>
      <LongTextField
        form={form}
        name="notes"
        label="Reason"
        hint="It is added to the notes."
        isRequired
      />
    </FormWindow>
  );
}

const noReason = () =>
  new Problem(422, {
    code: 'validation_failed',
    message: 'A reason is missing.',
    fields: { notes: [{ code: 'required', message: 'Say why this contact is blocked.' }] },
  });

/** Lifts a block; the notes keep why there was one. */
export const unblock = ({ id }: Contact): Promise<unknown> => update(id, { blocked: false });

function update(id: number, body: { blocked: boolean; notes?: string | null }): Promise<unknown> {
  return orThrow(api.PATCH('/v1/contacts/{id}', { params: { path: { id } }, body }));
}
