import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Problem } from '#console/api/problem.ts';
import { ChoiceField, TextField } from '#console/ui/field.tsx';
import { FieldGroup } from '#console/ui/field-group.tsx';
import type { Fields, Form } from '#console/ui/form.ts';
import type { ItemValues } from './item-values.ts';
import {
  allPlansErrorOf,
  newTypedPlan,
  planErrorOf,
  planKinds,
  type TypedPlan,
} from './plan-values.ts';

/** The maintenance plans of an item in its form. */
export function PlanFields({ form }: { form: Form<ItemValues> }) {
  const plans = form.values.maintenance;
  const set = (maintenance: readonly TypedPlan[]) => form.set('maintenance', maintenance);
  const add = useRef<HTMLButtonElement>(null);
  const error = allPlansErrorOf(form.problem);
  return (
    <FieldGroup title="Maintenance plans">
      <div class="custom-fields">
        <p class="hint">Recurring work. The responsible member is notified.</p>
        {error && (
          <p class="error" role="alert" tabIndex={-1}>
            {error}
          </p>
        )}
        {plans.map((plan, index) => (
          <PlanRow
            key={plan.key}
            plan={plan}
            index={index}
            problem={form.problem}
            onChange={(changedPlan) => set(plans.map((one) => (one === plan ? changedPlan : one)))}
            onRemove={() => {
              set(plans.filter((one) => one !== plan));
              add.current?.focus();
            }}
          />
        ))}
        <div class="actions">
          <button ref={add} type="button" onClick={() => set([...plans, newTypedPlan()])}>
            Add plan
          </button>
        </div>
      </div>
    </FieldGroup>
  );
}

interface PlanRowProps {
  plan: TypedPlan;
  index: number;
  problem: Problem | undefined;
  onChange: (plan: TypedPlan) => void;
  onRemove: () => void;
}

const units = [
  ['days', 'Days'],
  ['checkouts', 'Checkouts'],
] as const;

function PlanRow({ plan, index, problem, onChange, onRemove }: PlanRowProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  // A plan that was just added needs a name.
  useLayoutEffect(() => {
    if (plan.name === '') row.current?.querySelector('input')?.focus();
  }, []);
  const form: Fields<TypedPlan> = {
    values: plan,
    set: (name, value) => onChange({ ...plan, [name]: value }),
    errorOf: (name) => planErrorOf(problem, index, name),
  };
  const title = plan.name.trim() || 'the new plan';
  return (
    <fieldset ref={row} class="pairs">
      <legend class="hidden">{title}</legend>
      <TextField form={form} name="name" label="What" />
      <ChoiceField form={form} name="kind" label="Kind" options={planKinds} />
      <TextField form={form} name="every" label="Every" inputMode="numeric" />
      <ChoiceField form={form} name="unit" label="Counted in" options={units} />
      <TextField form={form} name="next_on" label="Next on" type="date" />
      <button type="button" aria-label={`Remove ${title}`} onClick={onRemove}>
        Remove
      </button>
    </fieldset>
  );
}
