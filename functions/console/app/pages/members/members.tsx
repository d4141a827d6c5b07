import { useState } from 'preact/hooks';
import { pages } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { readAll } from '#console/api/read-all.ts';
import type { User } from '#console/api/records.ts';
import { can, signedIn } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { Page } from '#console/ui/page.tsx';
import { WithData } from '#console/ui/states.tsx';
import { useOnce } from '#console/ui/use-once.ts';
import { pageMax } from '#shared/limits.ts';
import { Directory } from './directory.tsx';
import { InviteForm } from './invite-form.tsx';
import { type MemberAction, memberActions } from './member-actions.ts';
import { MemberForm } from './member-form.tsx';
import { MemberTable } from './member-table.tsx';

export function MembersPage() {
  if (can('admin.users')) return <AllMembers />;
  return (
    <Page
      title="Members"
      lead="The people who work with this equipment. An owner invites new members."
    >
      <Directory />
    </Page>
  );
}

type MemberDialog = { kind: 'invite' } | { kind: 'change'; member: User };

function AllMembers() {
  const [open, setOpen] = useState<MemberDialog>();
  const path = { id: signedIn().account.id };
  const result = useLoad(async (signal) => {
    const query = { limit: pageMax };
    const members = await readAll(pages(api, '/v1/accounts/{id}/members', { path, query, signal }));
    return members.sort((one, other) => one.name.localeCompare(other.name));
  }, []);
  const once = useOnce();
  const act = (kind: MemberAction, member: User) => {
    if (kind === 'change') setOpen({ kind, member });
    else once(member.id, () => memberActions[kind](member, result.reload));
  };
  const dialogProps = { onClose: () => setOpen(undefined), onChange: result.reload };
  return (
    <Page
      title="Members"
      lead="The people who work with this equipment."
      actions={
        <button type="button" class="primary" onClick={() => setOpen({ kind: 'invite' })}>
          Invite member
        </button>
      }
    >
      <WithData result={result}>
        {(members) => <MemberTable members={members} onAct={act} />}
      </WithData>
      {open?.kind === 'invite' && <InviteForm members={result.data ?? []} {...dialogProps} />}
      {open?.kind === 'change' && <MemberForm record={open.member} {...dialogProps} />}
    </Page>
  );
}
