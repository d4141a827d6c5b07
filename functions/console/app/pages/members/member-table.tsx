import type { User } from '#console/api/records.ts';
import { Badge, type Tone } from '#console/ui/badge.tsx';
import { breakable, EmailCell } from '#console/ui/email-cell.tsx';
import { TableHead } from '#console/ui/table-head.tsx';
import { Ago } from '#console/ui/time.tsx';
import type { MemberAction } from './member-actions.ts';
import { permissionsText, roleLabels } from './roles.ts';

type Status = User['status'];

interface MemberTableProps {
  members: readonly User[];
  onAct: (act: MemberAction, member: User) => void;
}

const states: Record<Status, [tone: Tone, label: string]> = {
  invited: ['warn', 'Invited'],
  active: ['good', 'Active'],
  inactive: ['calm', 'Deactivated'],
};

/** The actions that are offered for a member of each status; a short label has a longer name. */
const acts: Record<
  Status,
  readonly (readonly [act: MemberAction, label: string, name?: string])[]
> = {
  invited: [
    ['change', 'Edit'],
    ['inviteAgain', 'Resend', 'Resend invitation'],
    ['withdraw', 'Withdraw'],
  ],
  active: [
    ['change', 'Edit'],
    ['deactivate', 'Deactivate'],
  ],
  inactive: [
    ['change', 'Edit'],
    ['reactivate', 'Reactivate'],
  ],
};

export function MemberTable({ members, onAct }: MemberTableProps) {
  return (
    <table class="cards members">
      <caption class="hidden">Members</caption>
      <TableHead columns={['Name', 'Email', 'Role', 'Last active', 'Status']} hasActions />
      <tbody>
        {members.map((member) => (
          <tr key={member.id}>
            <th scope="row">{breakable(member.name)}</th>
            <EmailCell email={member.email} />
            <td data-label="Role">
              {roleLabels[member.role]}
              {member.role === 'custom' && <small> {permissionsText(member.permissions)}</small>}
            </td>
            <td data-label="Last active">
              {member.last_active_at ? <Ago at={member.last_active_at} /> : 'Never'}
            </td>
            <td data-label="Status">
              <Badge tone={states[member.status][0]}>{states[member.status][1]}</Badge>
            </td>
            <td class="row-actions">
              {acts[member.status].map(([act, label, name = label]) => (
                <button
                  key={act}
                  type="button"
                  aria-label={`${name}: ${member.name}`}
                  onClick={() => onAct(act, member)}
                >
                  {label}
                </button>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
