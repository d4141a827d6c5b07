import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Contact } from '#console/api/records.ts';
import { DeleteDialog } from '#console/ui/delete-dialog.tsx';
import type { DialogProps } from '#console/ui/form-dialog.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ContactAction } from './contact-table.tsx';

export type OpenContactDialog = { kind: 'add' } | { kind: ContactAction; contact: Contact };

/** The dialog that is open on the page of contacts. */
export function ContactDialog({ open, ...dialogProps }: DialogProps & { open: OpenContactDialog }) {
  switch (open.kind) {
    case 'add':
      return <ContactForm {...dialogProps} />;
    case 'change':
      return <ContactForm record={open.contact} {...dialogProps} />;
    case 'delete': {
      const { id, name } = open.contact;
      return (
        <DeleteDialog
          remove={() => orThrow(api.DELETE('/v1/contacts/{id}', { params: { path: { id } } }))}
          restore={() =>
            orThrow(api.POST('/v1/contacts/{id}/restore', { params: { path: { id } } }))
          }
          name={name}
          lead="You cannot delete a contact that has open checkouts or reservations."
          {...dialogProps}
        />
      );
    }
  }
}
