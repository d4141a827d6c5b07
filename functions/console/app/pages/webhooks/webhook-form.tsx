import type { Webhook, WebhookCreate } from '#console/api/records.ts';
import { TextField } from '#console/ui/field.tsx';
import { useForm } from '#console/ui/form.ts';
import { FormWindow } from '#console/ui/form-window.tsx';
import { type EventPattern, kinds } from './patterns.ts';

interface WebhookFormProps {
  /** The webhook that is changed; a new one is created where there is none. */
  known?: Webhook;
  onSave: (body: Pick<WebhookCreate, 'url' | 'events' | 'description'>) => Promise<void>;
  onClose: () => void;
}

export function WebhookForm({ known, onSave, onClose }: WebhookFormProps) {
  const initial = {
    url: known?.url ?? '',
    description: known?.description ?? '',
    events: known?.events ?? (['*'] satisfies EventPattern[]),
  };
  const form = useForm(initial, ({ description, ...rest }) =>
    onSave({ ...rest, description: description.trim() || null }),
  );
  return (
    <FormWindow
      form={form}
      title={known ? 'Edit webhook' : 'Create webhook'}
      action={known ? 'Save' : 'Create webhook'}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="url"
        label="Address"
        hint="An https address. We post the events to it."
      />
      <TextField form={form} name="description" label="Description" hint="What it is for." />
      <EventPicker
        events={form.values.events}
        error={form.errorOf('events')}
        onChange={(events) => form.set('events', events)}
      />
    </FormWindow>
  );
}

interface EventPickerProps {
  events: readonly EventPattern[];
  error: string | undefined;
  onChange: (events: EventPattern[]) => void;
}

/** Everything, or kinds of records. Single types of events that a program chose stay. */
function EventPicker({ events, error, onChange }: EventPickerProps) {
  const hasAll = events.includes('*');
  const toggle = (one: EventPattern, isChosen: boolean) => {
    const others = events.filter((other) => other !== one && other !== '*');
    onChange(isChosen ? [...others, one] : others);
  };
  return (
    <fieldset class="access" aria-describedby={error ? 'events-error' : undefined}>
      <legend>Events</legend>
      {error && (
        <p class="error" id="events-error" role="alert" tabIndex={-1}>
          {error}
        </p>
      )}
      <label class="option">
        <input
          type="checkbox"
          checked={hasAll}
          onChange={(event) => onChange(event.currentTarget.checked ? ['*'] : [])}
        />
        <span>Everything</span>
      </label>
      {!hasAll &&
        kinds.map(([pattern, label]) => (
          <label key={pattern} class="option">
            <input
              type="checkbox"
              checked={events.includes(pattern)}
              onChange={(event) => toggle(pattern, event.currentTarget.checked)}
            />
            <span>{label}</span>
          </label>
        ))}
    </fieldset>
  );
}
