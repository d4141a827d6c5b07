import { useState } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import type { Contact } from '#console/api/records.ts';
import { can, canRead } from '#console/api/session.ts';
import { useFresh, useLoad } from '#console/api/use-load.ts';
import { formatCount } from '#console/format-count.ts';
import { type SectionProps, useQueryState } from '#console/route.ts';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { useSettled } from '#console/ui/use-settled.ts';
import { ContactPage } from './contact.tsx';
import { ContactDialog, type OpenContactDialog } from './contact-dialog.tsx';
import { type ContactAction, ContactTable } from './contact-table.tsx';

export function ContactsPage({ route }: SectionProps) {
  if (!canRead('content.contacts')) return <NotAllowed title="Contacts" records="contacts" />;
  return route.parts[1] === undefined ? <Contacts route={route} /> : <ContactPage route={route} />;
}

const maxShown = 200;

interface Matches {
  contacts: readonly Contact[];
  total: number;
}

function Contacts(props: SectionProps) {
  const [q, setQ] = useQueryState(props, readSearch, (q) => ({ q }));
  const settledSearch = useSettled(q);
  const [open, setOpen] = useState<OpenContactDialog>();
  const result = useLoad<Matches>(
    async (signal) => {
      const query = {
        ...(settledSearch ? { q: settledSearch } : {}),
        order: 'name',
        limit: maxShown,
      } as const;
      const { data, meta } = await page(api, '/v1/contacts', { query, signal });
      return { contacts: data, total: meta.pagination.total };
    },
    [settledSearch],
  );
  useFresh(result.reload);
  const act = (kind: ContactAction, contact: Contact) => setOpen({ kind, contact });
  return (
    <Page
      title="Contacts"
      lead="Customers and suppliers."
      actions={
        can('content.contacts') && (
          <button type="button" class="primary" onClick={() => setOpen({ kind: 'add' })}>
            Add contact
          </button>
        )
      }
    >
      <search class="finder">
        <label class="finder-text">
          <span class="hidden">Search contacts</span>
          <input
            type="search"
            placeholder="Name, email, phone, tag …"
            value={q}
            onInput={(event) => setQ(event.currentTarget.value)}
          />
        </label>
      </search>
      <WithData result={result}>
        {(matches) => <FoundContacts matches={matches} settledSearch={settledSearch} onAct={act} />}
      </WithData>
      {open && (
        <ContactDialog open={open} onClose={() => setOpen(undefined)} onChange={result.reload} />
      )}
    </Page>
  );
}

const readSearch = (query: URLSearchParams) => query.get('q') ?? '';

interface FoundContactsProps {
  matches: Matches;
  settledSearch: string;
  onAct: (act: ContactAction, contact: Contact) => void;
}

function FoundContacts({ matches: { contacts, total }, settledSearch, onAct }: FoundContactsProps) {
  const more = total - contacts.length;
  return (
    <>
      <p class="count" role="status">
        {formatCount(total, 'contact')}
        {more > 0 && `. The first ${contacts.length} are shown: search to find the others.`}
      </p>
      {total > 0 && <ContactTable contacts={contacts} onAct={onAct} />}
      {total === 0 && (
        <Empty title={settledSearch === '' ? 'No contacts yet' : 'No contacts found'}>
          {settledSearch !== '' && (
            <p>Try fewer or shorter words. The start of a word is enough.</p>
          )}
          {settledSearch === '' && can('content.contacts') && (
            <p>
              Add the people and companies that you lend to or buy from, or{' '}
              <a href="#/import/contacts">import a list</a> of them.
            </p>
          )}
        </Empty>
      )}
    </>
  );
}
