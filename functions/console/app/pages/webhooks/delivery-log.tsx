import type { Delivery } from '#console/api/records.ts';
import { Badge, type Tone } from '#console/ui/badge.tsx';
import { Empty } from '#console/ui/states.tsx';
import { TableHead } from '#console/ui/table-head.tsx';
import { Time } from '#console/ui/time.tsx';

interface DeliveryLogProps {
  deliveries: readonly Delivery[];
  /** Whether the webhook is on: it delivers nothing while it is off. */
  isActive: boolean;
  onRedeliver: (event: string) => void;
}

const states: Readonly<Record<Delivery['status'], readonly [Tone, string]>> = {
  pending: ['warn', 'Pending'],
  delivered: ['good', 'Delivered'],
  failed: ['bad', 'Failed'],
};

/** The latest deliveries of a webhook, each with its attempts. */
export function DeliveryLog({ deliveries, isActive, onRedeliver }: DeliveryLogProps) {
  if (deliveries.length === 0) {
    return (
      <Empty title="Nothing delivered yet">
        <p>Deliveries are kept for 30 days.</p>
      </Empty>
    );
  }
  return (
    <table class="cards">
      <caption class="hidden">Deliveries</caption>
      <TableHead columns={['Event', 'Time', 'Status', 'Attempts']} hasActions />
      <tbody>
        {deliveries.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              {one.type} <small>of {one.resource_id}</small>
            </th>
            <td data-label="Time">
              <Time at={one.created_at} />
            </td>
            <td data-label="Status">
              <Status delivery={one} isActive={isActive} />
            </td>
            <td data-label="Attempts">
              <Attempts delivery={one} />
            </td>
            <td class="row-actions">
              {isActive && (
                <button
                  type="button"
                  aria-label={`Send again: ${one.type} of ${one.resource_id}`}
                  onClick={() => onRedeliver(one.id)}
                >
                  Send again
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface StatusProps {
  delivery: Delivery;
  isActive: boolean;
}

function Status({ delivery: { status, next_attempt_at }, isActive }: StatusProps) {
  const [tone, label] = states[status];
  return (
    <>
      <Badge tone={tone}>{label}</Badge>{' '}
      {next_attempt_at && (
        <small>
          {isActive ? (
            <>
              next <Time at={next_attempt_at} />
            </>
          ) : (
            'waits until the webhook is switched on'
          )}
        </small>
      )}
    </>
  );
}

function Attempts({ delivery: { attempts } }: { delivery: Delivery }) {
  if (attempts.length === 0) return 'None yet';
  return (
    <details>
      <summary>
        {attempts.length}: {attempts.map(({ status }) => status ?? 'no answer').join(', ')}
      </summary>
      <ol>
        {attempts.map(({ at, milliseconds, status, error, answer }) => (
          <li key={at}>
            <Time at={at} />, {milliseconds} ms: {status ?? error}
            {answer && <pre>{answer}</pre>}
          </li>
        ))}
      </ol>
    </details>
  );
}
