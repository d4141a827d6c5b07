import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Contact } from '#console/api/records.ts';
import { DeleteWindow } from '#console/ui/delete-window.tsx';
import type { DialogProps } from '#console/ui/form-window.tsx';
import { ContactForm } from './contact-form.tsx';
import type { Act } from './contact-table.tsx';

export type OpenContactWindow = { kind: 'add' } | { kind: Act; contact: Contact };

/** The one window that is open over the contacts. */
export function ContactWindow({ open, ...page }: DialogProps & { open: OpenContactWindow }) {
  switch (open.kind) {
    case 'add':
      return <ContactForm {...page} />;
    case 'change':
      return <ContactForm known={open.contact} {...page} />;
    case 'delete': {
      const { id, name } = open.contact;
      return (
        <DeleteWindow
          remove={() => orThrow(api.DELETE('/v1/contacts/{id}', { params: { path: { id } } }))}
          restore={() =>
            orThrow(api.POST('/v1/contacts/{id}/restore', { params: { path: { id } } }))
          }
          name={name}
          lead="You cannot delete a contact that has open checkouts or reservations."
          {...page}
        />
      );
    }
  }
}
