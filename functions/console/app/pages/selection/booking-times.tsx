import { TextField } from '#console/ui/field.tsx';
import type { Form } from '#console/ui/form.ts';
import type { Draft } from './draft.ts';

interface BookingTimesProps {
  isReserving: boolean;
  form: Form<Draft & { iid: string }>;
}

/** The start and end of a reservation, or the due time of a checkout. */
export function BookingTimes({ isReserving, form }: BookingTimesProps) {
  if (!isReserving) {
    return <TextField form={form} name="due_time" label="Due back" type="datetime-local" />;
  }
  return (
    <div class="pairs">
      <TextField form={form} name="start_time" label="From" type="datetime-local" />
      <TextField form={form} name="end_time" label="To" type="datetime-local" />
    </div>
  );
}
