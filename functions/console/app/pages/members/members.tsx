import { getAll } from '#console/api/pages.ts';
import type { DirectoryEntry, User } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { Badge } from '#console/ui/badge.tsx';
import { Page } from '#console/ui/page.tsx';
import { WithData } from '#console/ui/states.tsx';
import { Ago } from '#console/ui/time.tsx';

/** Who belongs to the account: all about them for who administers members, their names for others. */
export function MembersPage() {
  return (
    <Page title="Members" lead="Who works with this equipment. Members are added by your operator.">
      {can('admin.users') ? <AllMembers /> : <Directory />}
    </Page>
  );
}

const roles: Record<string, string> = {
  owner: 'Owner',
  member: 'Member',
  viewer: 'Viewer',
  custom: 'Chosen permissions',
};

function AllMembers() {
  const loaded = useLoad((signal) => getAll<User>('/v1/users', { sort: 'name' }, { signal }), []);
  return (
    <WithData loaded={loaded}>
      {(members) => (
        <table class="cards">
          <caption class="hidden">Members</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">E-mail</th>
              <th scope="col">Role</th>
              <th scope="col">Last active</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {members.map(({ id, name, email, role, permissions, last_active_at, active }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td data-label="E-mail">{email}</td>
                <td data-label="Role">
                  {roles[role]}
                  {role === 'custom' && <small> {permissions.join(', ')}</small>}
                </td>
                <td data-label="Last active">
                  {last_active_at ? <Ago at={last_active_at} /> : 'Not yet'}
                </td>
                <td data-label="State">
                  <Active isActive={active} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </WithData>
  );
}

function Directory() {
  const loaded = useLoad(
    (signal) => getAll<DirectoryEntry>('/v1/directory/users', {}, { signal }),
    [],
  );
  return (
    <WithData loaded={loaded}>
      {(members) => (
        <ul class="card entries">
          {members.map(({ id, name, active }) => (
            <li key={id}>
              {name} <Active isActive={active} />
            </li>
          ))}
        </ul>
      )}
    </WithData>
  );
}

function Active({ isActive }: { isActive: boolean }) {
  return isActive ? <Badge tone="good">Active</Badge> : <Badge tone="calm">Deactivated</Badge>;
}
