import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { asProblem, Problem } from '#console/api/problem.ts';
import type { Contact } from '#console/api/records.ts';
import { formatDay } from '#console/time.ts';
import { LongTextField } from '#console/ui/field.tsx';
import { type DialogProps, FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import { ifMatch } from '#console/ui/record-form.ts';

/** Blocks a contact. The reason goes on top of the notes, which every member sees when booking. */
export function BlockDialog({ contact, ...dialogProps }: DialogProps & { contact: Contact }) {
  const { name } = contact;
  const form = useDialogForm(dialogProps, { notes: '' }, async ({ notes }) => {
    const reason = notes.trim();
    if (reason === '') throw noReason();
    const why = `Blocked ${formatDay(Date.now())}: ${reason}`;
    const { before, after } = await blockWith(why, contact);
    const undo = () => update(after, { blocked: before.blocked, notes: before.notes });
    return { text: `${name} is blocked.`, undo };
  });
  return (
    <FormDialog form={form} title={`Block ${name}`} action="Block" onClose={dialogProps.onClose}>
      <p>Nothing can be checked out to or reserved for a blocked contact.</p>
      <LongTextField
        form={form}
        name="notes"
        label="Reason"
        hint="It is added to the notes."
        isRequired
      />
    </FormDialog>
  );
}

const noReason = () =>
  new Problem(422, {
    code: 'validation_failed',
    message: 'A reason is missing.',
    fields: { notes: [{ code: 'required', message: 'Say why this contact is blocked.' }] },
  });

/** Adds the reason to the latest notes, even if another member has changed them meanwhile. */
async function blockWith(
  why: string,
  before: Contact,
): Promise<{ before: Contact; after: Contact }> {
  const notes = [why, before.notes].filter(Boolean).join('\n');
  try {
    return { before, after: await update(before, { blocked: true, notes }) };
  } catch (cause) {
    if (asProblem(cause).status !== 412) throw cause;
    const params = { path: { id: before.id } };
    const { data } = await orThrow(api.GET('/v1/contacts/{id}', { params }));
    // The block was stored before: its answer was lost, and the call was repeated.
    const isDone = data.blocked && data.notes === notes;
    return isDone ? { before, after: data } : blockWith(why, data);
  }
}

/** Lifts a block; the notes keep its reason. */
export function unblock({ id }: Contact): Promise<unknown> {
  const body = { blocked: false };
  return orThrow(api.PATCH('/v1/contacts/{id}', { params: { path: { id } }, body }));
}

type Block = Pick<Contact, 'blocked' | 'notes'>;

async function update({ id, version }: Contact, body: Block): Promise<Contact> {
  const params = { path: { id }, header: ifMatch(version) };
  return (await orThrow(api.PATCH('/v1/contacts/{id}', { params, body }))).data;
}
