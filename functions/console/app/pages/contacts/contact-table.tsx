import type { Contact } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { Badge } from '#console/ui/badge.tsx';
import { ContactLink } from '#console/ui/contact-link.tsx';
import { EmailCell } from '#console/ui/email-cell.tsx';
import { TableHead } from '#console/ui/table-head.tsx';

export type ContactAction = 'change' | 'delete';

interface ContactTableProps {
  contacts: readonly Contact[];
  onAct: (act: ContactAction, contact: Contact) => void;
}

export function ContactTable({ contacts, onAct }: ContactTableProps) {
  const isAllowed = can('content.contacts');
  return (
    <table class="cards">
      <caption class="hidden">Contacts</caption>
      <TableHead columns={['Name', 'Email', 'Phone', 'City']} hasActions={isAllowed} />
      <tbody>
        {contacts.map((contact) => (
          <tr key={contact.id}>
            <th scope="row">
              <ContactLink contact={contact} />{' '}
              {contact.blocked && <Badge tone="bad">Blocked</Badge>}
            </th>
            <EmailCell email={contact.email} />
            <td data-label="Phone">{contact.phone ?? contact.mobile}</td>
            <td data-label="City">{contact.city}</td>
            {isAllowed && <ContactActions contact={contact} onAct={onAct} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ContactActionsProps {
  contact: Contact;
  onAct: ContactTableProps['onAct'];
}

function ContactActions({ contact, onAct }: ContactActionsProps) {
  return (
    <td class="row-actions">
      <button
        type="button"
        aria-label={`Edit ${contact.name}`}
        onClick={() => onAct('change', contact)}
      >
        Edit
      </button>
      <button
        type="button"
        aria-label={`Delete ${contact.name}`}
        onClick={() => onAct('delete', contact)}
      >
        Delete
      </button>
    </td>
  );
}
