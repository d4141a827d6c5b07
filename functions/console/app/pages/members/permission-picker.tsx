import { useState } from 'preact/hooks';
import type { Permission } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import type { Fields } from '#console/ui/form.ts';
import { TickField } from '#console/ui/tick-field.tsx';
import { permissions } from '#shared/auth/grants.ts';
import { capitalise } from '#shared/text.ts';
import { permissionLabels } from './roles.ts';

interface PermissionPickerProps {
  form: Fields<{ permissions: Permission[] }>;
}

/** Chooses single permissions: those that the signed-in member has, and those that the member had already. */
export function PermissionPicker({ form }: PermissionPickerProps) {
  const chosen = form.values.permissions;
  const [initial] = useState(chosen);
  const options = permissions
    .filter((one) => can(one) || initial.includes(one) || chosen.includes(one))
    .map((one) => [one, capitalise(permissionLabels[one])] as const);
  return (
    <TickField
      name="permissions"
      legend="Permissions"
      options={options}
      ticked={chosen}
      error={form.errorOf('permissions')}
      onTick={(one, isTicked) =>
        form.set(
          'permissions',
          permissions.filter((other) => (other === one ? isTicked : chosen.includes(other))),
        )
      }
    />
  );
}
