import { useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Webhook, WebhookCreate, WebhookUpdate } from '#console/api/records.ts';
import { signedIn } from '#console/api/session.ts';
import { TextField } from '#console/ui/field.tsx';
import { type Form, useForm } from '#console/ui/form.ts';
import { type DialogProps, FormDialog } from '#console/ui/form-dialog.tsx';
import { ifMatch, useRecordForm } from '#console/ui/record-form.ts';
import { TickField } from '#console/ui/tick-field.tsx';
import { type EventPattern, kinds } from './patterns.ts';

type WebhookBody = Pick<WebhookCreate, 'url' | 'events' | 'description'>;

interface NewWebhookProps {
  onSave: (body: WebhookBody) => Promise<void>;
  onClose: () => void;
}

export function NewWebhook({ onSave, onClose }: NewWebhookProps) {
  const form = useForm(valuesOf(undefined), (values) => onSave(bodyOf(values)));
  return (
    <WebhookDialog form={form} title="Create webhook" action="Create webhook" onClose={onClose} />
  );
}

export function EditWebhook({ webhook, ...dialogProps }: DialogProps & { webhook: Webhook }) {
  const form = useRecordForm({ dialogProps, calls, record: withName(webhook), valuesOf, bodyOf });
  return (
    <WebhookDialog form={form} title="Edit webhook" action="Save" onClose={dialogProps.onClose} />
  );
}

const isSingle = (pattern: EventPattern) =>
  pattern !== '*' && kinds.every(([kind]) => kind !== pattern);

/** Names a webhook by its description, or by its address if it has none. */
const withName = (webhook: Webhook) => ({ ...webhook, name: webhook.description ?? webhook.url });

const pathOf = (webhook_id: number) => ({ path: { id: signedIn().account.id, webhook_id } });

const calls = {
  get: async (id: number) => {
    const call = api.GET('/v1/accounts/{id}/webhooks/{webhook_id}', { params: pathOf(id) });
    return { data: withName((await orThrow(call)).data) };
  },
  update: async (id: number, body: WebhookUpdate, version: number) => {
    const params = { ...pathOf(id), header: ifMatch(version) };
    const call = api.PATCH('/v1/accounts/{id}/webhooks/{webhook_id}', { params, body });
    return { data: withName((await orThrow(call)).data) };
  },
};

const valuesOf = (webhook: Webhook | undefined) => ({
  url: webhook?.url ?? '',
  description: webhook?.description ?? '',
  events: webhook?.events ?? (['*'] satisfies EventPattern[]),
});

type WebhookValues = ReturnType<typeof valuesOf>;

const bodyOf = ({ description, ...rest }: WebhookValues): WebhookBody => ({
  ...rest,
  description: description.trim() || null,
});

interface WebhookDialogProps {
  form: Form<WebhookValues>;
  title: string;
  action: string;
  onClose: () => void;
}

function WebhookDialog({ form, ...dialogProps }: WebhookDialogProps) {
  return (
    <FormDialog form={form} {...dialogProps}>
      <TextField
        form={form}
        name="url"
        type="url"
        label="Address"
        hint="An https address. We post the events to it."
      />
      <TextField form={form} name="description" label="Description" hint="What it is for." />
      <EventPicker
        events={form.values.events}
        error={form.errorOf('events')}
        onChange={(events) => form.set('events', events)}
      />
    </FormDialog>
  );
}

interface EventPickerProps {
  events: readonly EventPattern[];
  error: string | undefined;
  onChange: (events: EventPattern[]) => void;
}

/** Chooses everything, or kinds of records; also lists single types of events that were set by API. */
function EventPicker({ events, error, onChange }: EventPickerProps) {
  // A single type stays listed after it was unticked, so that it can be ticked again.
  const [initial] = useState(events);
  const single = new Set([...initial, ...events].filter(isSingle));
  const options = [...kinds, ...[...single].map((type) => [type, type] as const)];
  const everything = ['*', 'Everything'] as const;
  const toggle = (one: EventPattern, isTicked: boolean) => {
    const others = one === '*' ? [] : events.filter((other) => other !== one && other !== '*');
    onChange(isTicked ? [...others, one] : others);
  };
  return (
    <TickField
      name="events"
      legend="Events"
      options={events.includes('*') ? [everything] : [everything, ...options]}
      ticked={events}
      error={error}
      onTick={toggle}
    />
  );
}
