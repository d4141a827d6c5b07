import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '#console/api/problem.ts';
import { type CartItem, cartOfMember } from '#console/cart.ts';
import { counted } from '#console/counted.ts';
import { Clashes, clashesOf } from '#console/pages/checkouts/clashes.tsx';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { movedTo } from '#console/pages/reservations/window-of-time.ts';
import { fromInput } from '#console/time.ts';
import { LongTextField, TextField } from '#console/ui/field.tsx';
import { type Form, useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import { ContactPicker, MemberPicker, PlacePicker } from '#console/ui/record-pickers.tsx';
import { useLooks } from './availability.ts';
import { tryCheckout, tryReservation } from './booking-calls.ts';
import { type Draft, forgetDraft, keepDraft, readDraft } from './draft.ts';
import { FreeCount } from './free-count.tsx';
import { idsOf } from './many.ts';
import { occurrencesOf, type Span } from './occurrences.ts';
import { Repeat, SeriesPreview } from './repeat.tsx';
import { useBookingCalls } from './use-booking-calls.ts';

interface BookingFormProps {
  kind: 'reserve' | 'check-out';
  items: readonly CartItem[];
}

/** The most items of one booking, as the API has it. */
const mostItems = 40;

/** Books all that is selected; what clashes is shown while the form is filled in. */
export function BookingForm({ kind, items }: BookingFormProps) {
  const cart = cartOfMember();
  const iid = idsOf(items);
  const [left, setLeft] = useState<readonly number[]>([]);
  const { isMade, reserveAll, checkOutAll } = useBookingCalls(items);
  const isReserving = kind === 'reserve';
  const form: Form<Draft & { iid: string }> = useForm(
    { ...readDraft(), iid: '' },
    async ({ iid: _list, ...draft }) => {
      const isDone = isReserving ? await reserveAll(draft, wanted) : await checkOutAll(draft);
      if (!isDone) return;
      forgetDraft();
      cart.clear();
      forgetItems();
    },
  );
  const { values, set } = form;
  useEffect(() => keepDraft(values), [values]);
  const [refusals, setRefusals] = useState(0);
  // What was free a moment ago was not when it was sent.
  useEffect(() => {
    if (form.problem) setRefusals((count) => count + 1);
  }, [form.problem]);
  const spans = isReserving
    ? occurrencesOf(firstOf(values), values.rhythm, values.until)
    : [{ start: 0, end: 0 }];
  const wanted = spans.filter(({ start }) => !left.includes(start));
  const isTooMany = items.length > mostItems;
  const looks = useLooks(
    isTooMany
      ? []
      : spans.map(({ start, end }) => [kind, start, end, values.due_time, refusals, iid].join()),
    async (index, signal) => {
      const span = spans[index];
      if (!span || isMade(span)) return [];
      if (isReserving) return tryReservation(iid, span, signal);
      return tryCheckout(iid, values.due_time, signal);
    },
  );
  const [only] = looks;
  const isSeries = spans.length > 1;

  const startAt = (at: string) => {
    const { start_time, end_time } = movedTo(at, values);
    set('start_time', start_time);
    set('end_time', end_time);
  };
  const problem = !isSeries && only?.problem ? only.problem : undefined;
  return (
    <section class="card" aria-label="Booking">
      <form {...form.props}>
        {isTooMany && (
          <p class="notice warn" role="alert">
            A booking holds {mostItems} items. Remove {items.length - mostItems} of them.
          </p>
        )}
        {clashesOf(form.problem).size === 0 && <GeneralProblem form={form} />}
        {isReserving ? (
          <div class="pairs">
            <TextField
              form={withLook(form, problem)}
              name="start_time"
              label="From"
              type="datetime-local"
            />
            <TextField
              form={withLook(form, problem)}
              name="end_time"
              label="To"
              type="datetime-local"
            />
          </div>
        ) : (
          <TextField
            form={withLook(form, problem)}
            name="due_time"
            label="Due back"
            type="datetime-local"
          />
        )}
        {!isSeries && !isTooMany && (
          <FreeCount count={items.length} problem={problem} isKnown={only?.isKnown ?? false} />
        )}
        {!isSeries && (
          <Clashes
            problem={problem}
            {...(isReserving ? { onFree: startAt } : {})}
            onLeaveOut={(id) => cart.remove([id])}
          />
        )}
        {!isSeries &&
          only?.warnings.map((warning) => (
            <p key={warning} class="notice warn">
              {warning}
            </p>
          ))}
        <TextField form={form} name="name" label="Purpose" hint="A name for this booking." />
        <ContactPicker
          form={form}
          name="contact_id"
          label="Contact"
          hint="Type to search."
          canAdd
        />
        <div class="pairs">
          <MemberPicker form={form} name="user_id" label="Member" />
          <PlacePicker form={form} name="location_id" label="Place" />
        </div>
        {isReserving && <Repeat form={form} />}
        {isSeries && (
          <SeriesPreview
            spans={spans}
            looks={looks}
            leftOut={left}
            onLeaveOut={(starts, isOut) => {
              const others = left.filter((one) => !starts.includes(one));
              setLeft(isOut ? [...others, ...starts] : others);
            }}
          />
        )}
        <LongTextField form={form} name="description" label="Remarks" />
        <div class="form-end">
          <Submit form={form} isDisabled={isTooMany || wanted.length === 0}>
            {labelOf(kind, items.length, isSeries ? wanted.length : 1)}
          </Submit>
        </div>
      </form>
    </section>
  );
}

function firstOf({ start_time, end_time }: Draft): Span {
  return { start: Date.parse(fromInput(start_time)), end: Date.parse(fromInput(end_time)) };
}

function labelOf(kind: BookingFormProps['kind'], items: number, times: number): string {
  const verb = kind === 'reserve' ? 'Reserve' : 'Check out';
  return `${verb} ${counted(items, 'item')}${times > 1 ? `, ${times} times` : ''}`;
}

/** A form whose fields also show what a look at the booking found wrong with them. */
function withLook<V>(form: Form<V>, look: Problem | undefined): Form<V> {
  const found = (name: string) => look?.fields[name]?.map(({ message }) => message).join(' ');
  return { ...form, errorOf: (name) => form.errorOf(name) ?? (found(name) || undefined) };
}
