import { Problem } from '#console/api/problem.ts';
import { formatCount } from '#console/format-count.ts';
import { TextField } from '#console/ui/field.tsx';
import { FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import { bodyValues } from '#console/ui/form-values.ts';
import type { Choice } from '#console/ui/picker.tsx';
import { ContactPicker, MemberPicker, PlacePicker } from '#console/ui/record-pickers.tsx';
import { SuggestedField } from '#console/ui/suggested-field.tsx';
import { changeItems, type ItemsDialogProps, useAttempts } from './bulk-calls.ts';
import { undoOf } from './undo-changes.ts';

const noChanges = {
  type: '',
  manufacturer: '',
  model: '',
  home_location_id: undefined as Choice | undefined,
  responsible_user_id: undefined as Choice | undefined,
  supplier_id: undefined as Choice | undefined,
  acquisition_date: '',
};
type Name = keyof typeof noChanges;

/** Sets some fields of all items to the same values; fields left empty do not change. */
export function ChangeItems(props: ItemsDialogProps) {
  const { items, ...dialogProps } = props;
  const attempt = useAttempts(props);
  const form = useDialogForm(dialogProps, noChanges, async (values) => {
    const entries = Object.entries(bodyValues(values)).filter(([, value]) => value !== null);
    if (entries.length === 0) throw noValueProblem();
    const change = await attempt((ids, onPart) =>
      changeItems(ids, { set: Object.fromEntries(entries) }, onPart),
    );
    const undo = undoOf({
      ...change,
      read: (item) => Object.fromEntries(entries.map(([name]) => [name, item[name as Name]])),
      set: (ids, knownItems) => changeItems(ids, { set: knownItems }),
    });
    return { text: `${formatCount(change.before.length, 'item')} changed.`, undo };
  });
  return (
    <FormDialog
      form={form}
      title={`Change ${formatCount(items.length, 'item')}`}
      action="Save"
      onClose={dialogProps.onClose}
    >
      <p>Fields that you leave empty stay as they are.</p>
      <SuggestedField form={form} name="type" label="Category" field="type" />
      <div class="pairs">
        <SuggestedField form={form} name="manufacturer" label="Manufacturer" field="manufacturer" />
        <TextField form={form} name="model" label="Model" />
      </div>
      <PlacePicker form={form} name="home_location_id" label="Home place" />
      <MemberPicker form={form} name="responsible_user_id" label="Responsible" />
      <ContactPicker form={form} name="supplier_id" label="Supplier" />
      <TextField form={form} name="acquisition_date" label="Purchase date" type="date" />
    </FormDialog>
  );
}

function noValueProblem(): Problem {
  const message = 'Fill in at least one field.';
  return new Problem(422, { code: 'validation_failed', message });
}
