import type { Key } from '#console/api/records.ts';
import { Badge } from '#console/ui/badge.tsx';
import { TableHead } from '#console/ui/table-head.tsx';
import { Ago } from '#console/ui/time.tsx';
import { Countdown } from './countdown.tsx';
import { describeScopes } from './scopes.ts';

export type KeyAction = 'edit' | 'rotate' | 'revoke';

interface KeyTableProps {
  keys: readonly Key[];
  onAction: (action: KeyAction, key: Key) => void;
}

export function KeyTable({ keys, onAction }: KeyTableProps) {
  return (
    <table class="cards">
      <caption class="hidden">API keys</caption>
      <TableHead
        columns={['Name', 'Access', 'Created by', 'Last used', 'This minute', 'Status']}
        hasActions
      />
      <tbody>
        {keys.map((key) => (
          <tr key={key.id}>
            <th scope="row">
              {key.name}
              <code class="token-hint">{key.token_hint}</code>
            </th>
            <td data-label="Access">
              {key.access === 'full' ? 'Full' : describeScopes(key.scopes)}
            </td>
            <td data-label="Created by">{key.created_by.name}</td>
            <td data-label="Last used">
              {key.last_used_at ? <Ago at={key.last_used_at} /> : 'Never'}
            </td>
            <td data-label="This minute">
              <Usage used={key.rate.used} limit={key.rate.limit} />
            </td>
            <td data-label="Status">
              <Badge tone="good">Active</Badge>
              {key.previous_token_expires_at && (
                <Countdown label="Old token works for" until={key.previous_token_expires_at} />
              )}
            </td>
            <td class="row-actions">
              <Action label="Edit" of={key} onClick={() => onAction('edit', key)} />
              <Action label="Rotate" of={key} onClick={() => onAction('rotate', key)} />
              <Action label="Revoke" of={key} onClick={() => onAction('revoke', key)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Action({ label, of, onClick }: { label: string; of: Key; onClick: () => void }) {
  return (
    <button type="button" aria-label={`${label} ${of.name}`} onClick={onClick}>
      {label}
    </button>
  );
}

function Usage({ used, limit }: { used: number; limit: number }) {
  return (
    <span class="usage">
      {used} of {limit}
      <meter min={0} max={limit} high={limit * 0.8} value={used} aria-label="Requests this minute">
        {used}
      </meter>
    </span>
  );
}
