import { Problem } from '#console/api/problem.ts';
import { formatCount } from '#console/format-count.ts';
import { TextField } from '#console/ui/field.tsx';
import { FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import { tagsHint, tagsOf } from '#console/ui/form-values.ts';
import { SuggestedField } from '#console/ui/suggested-field.tsx';
import { changeItems, type ItemsDialogProps, useAttempts } from './bulk-calls.ts';
import { undoOf } from './undo-changes.ts';

export function TagItems(props: ItemsDialogProps) {
  const { items, ...dialogProps } = props;
  const attempt = useAttempts(props);
  const form = useDialogForm(dialogProps, { add_tags: '', remove_tags: '' }, async (values) => {
    const add_tags = tagsOf(values.add_tags);
    const remove_tags = tagsOf(values.remove_tags);
    if (add_tags.length + remove_tags.length === 0) throw noValueProblem();
    const change = {
      ...(add_tags.length > 0 ? { add_tags } : {}),
      ...(remove_tags.length > 0 ? { remove_tags } : {}),
    };
    const result = await attempt((ids, onPart) => changeItems(ids, change, onPart));
    const undo = undoOf({
      ...result,
      read: (item) => item.tags,
      set: (ids, tags) => changeItems(ids, { set: { tags } }),
    });
    return { text: `The tags of ${formatCount(result.before.length, 'item')} changed.`, undo };
  });
  return (
    <FormDialog
      form={form}
      title={`Tag ${formatCount(items.length, 'item')}`}
      action="Save"
      onClose={dialogProps.onClose}
    >
      <SuggestedField form={form} name="add_tags" label="Add tags" hint={tagsHint} field="tag" />
      <TextField form={form} name="remove_tags" label="Remove tags" />
    </FormDialog>
  );
}

function noValueProblem(): Problem {
  const message = 'Type a tag to add or to remove.';
  const fields = { add_tags: [{ code: 'required', message }] };
  return new Problem(422, { code: 'validation_failed', message, fields });
}
