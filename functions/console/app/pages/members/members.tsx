import { pages } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { readAll } from '#console/api/read-all.ts';
import { can } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { Badge } from '#console/ui/badge.tsx';
import { Page } from '#console/ui/page.tsx';
import { WithData } from '#console/ui/states.tsx';
import { Ago } from '#console/ui/time.tsx';

export function MembersPage() {
  return (
    <Page title="Members" lead="Who works with this equipment. Your operator adds members.">
      {can('admin.users') ? <AllMembers /> : <Directory />}
    </Page>
  );
}

const roles: Record<string, string> = {
  owner: 'Owner',
  member: 'Member',
  viewer: 'Viewer',
  custom: 'Custom',
};

function AllMembers() {
  const loaded = useLoad(
    (signal) => readAll(pages(api, '/v1/users', { query: { limit: 200, sort: 'name' }, signal })),
    [],
  );
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
              <th scope="col">Status</th>
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
                  {last_active_at ? <Ago at={last_active_at} /> : 'Never'}
                </td>
                <td data-label="Status">
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
    (signal) => readAll(pages(api, '/v1/directory/users', { query: { limit: 200 }, signal })),
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
