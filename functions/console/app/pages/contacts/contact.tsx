import { useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Contact } from '#console/api/records.ts';
import { can, canRead } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { readOpenBookings } from '#console/pages/records/open-bookings.ts';
import { RecordPage, useRecord } from '#console/pages/records/record-page.tsx';
import type { SectionProps } from '#console/route.ts';
import { Badge } from '#console/ui/badge.tsx';
import { Fact } from '#console/ui/fact.tsx';
import { Page } from '#console/ui/page.tsx';
import { WithData } from '#console/ui/states.tsx';
import { showToast } from '#console/ui/toast.tsx';
import { useOnce } from '#console/ui/use-once.ts';
import { BlockDialog, unblock } from './block-dialog.tsx';
import { ContactBookings } from './contact-bookings.tsx';
import { ContactForm } from './contact-form.tsx';
import { PastCheckouts } from './past-checkouts.tsx';

const readContact = (id: number, signal: AbortSignal) =>
  orThrow(api.GET('/v1/contacts/{id}', { params: { path: { id } }, signal }));

/** The page of a contact, with the contact's bookings. */
export function ContactPage({ route }: SectionProps) {
  const result = useRecord(readContact, Number(route.parts[1]));
  const [open, setOpen] = useState<'edit' | 'block'>();
  const dialogProps = { onClose: () => setOpen(undefined), onChange: result.onChange };
  const once = useOnce();
  const lift = async (contact: Contact) => {
    // The contact may have been deleted meanwhile.
    await unblock(contact).finally(result.onChange);
    showToast(`${contact.name} is no longer blocked.`);
  };
  return (
    <RecordPage result={result} titleWithout="Contact not found">
      {(contact) => (
        <Page
          title={contact.name}
          actions={
            can('content.contacts') && (
              <>
                <button type="button" onClick={() => setOpen('edit')}>
                  Edit
                </button>
                {contact.blocked ? (
                  <button type="button" onClick={() => once(contact.id, () => lift(contact))}>
                    Unblock
                  </button>
                ) : (
                  <button type="button" onClick={() => setOpen('block')}>
                    Block
                  </button>
                )}
              </>
            )
          }
        >
          {contact.blocked && (
            <p class="item-state">
              <Badge tone="bad">Blocked</Badge>
              Nothing can be checked out to or reserved for this contact.
            </p>
          )}
          <div class="sections two">
            <ContactFacts contact={contact} />
            <Bookings id={contact.id} />
            {canRead('action.checkout') && <PastCheckouts contactId={contact.id} />}
          </div>
          {open === 'edit' && <ContactForm record={contact} {...dialogProps} />}
          {open === 'block' && <BlockDialog contact={contact} {...dialogProps} />}
        </Page>
      )}
    </RecordPage>
  );
}

function Bookings({ id }: { id: number }) {
  const result = useLoad((signal) => readOpenBookings({ of: { contact_id: id }, signal }), [id]);
  return (
    <div class="sections">
      <WithData result={result} lines={4}>
        {(bookings) => <ContactBookings {...bookings} />}
      </WithData>
    </div>
  );
}

/** With its own characters only: after `?`, a mail program would read more recipients, or a text. */
const mailAddress = (email: string) =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;

function ContactFacts({ contact }: { contact: Contact }) {
  const { email, phone, mobile, website, notes, tags, company } = contact;
  const town = [contact.zip, contact.city].filter(Boolean).join(' ');
  const address = [contact.address, town].filter(Boolean).join('\n');
  return (
    <section class="card" aria-labelledby="facts-title">
      <h2 id="facts-title">Details</h2>
      <dl class="facts">
        <Fact name="Kind">{contact.kind === 'company' ? 'Company' : 'Person'}</Fact>
        {email && (
          <Fact name="Email">
            <a href={mailAddress(email)}>{email}</a>
          </Fact>
        )}
        {phone && <Fact name="Phone">{phone}</Fact>}
        {mobile && <Fact name="Mobile">{mobile}</Fact>}
        {website && <Fact name="Website">{website}</Fact>}
        {company && <Fact name="Company">{company.name}</Fact>}
        {address && <Fact name="Address">{address}</Fact>}
        {tags.length > 0 && <Fact name="Tags">{tags.join(', ')}</Fact>}
      </dl>
      {notes && <p class="long-text">{notes}</p>}
    </section>
  );
}
