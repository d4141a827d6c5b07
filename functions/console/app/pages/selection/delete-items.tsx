import { useLayoutEffect, useRef } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { asProblem, summaryOf } from '#console/api/problem.ts';
import { cartOfMember } from '#console/cart.ts';
import { formatCount } from '#console/format-count.ts';
import { TextField } from '#console/ui/field.tsx';
import { FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import { undoEach } from '#console/ui/undo-each.ts';
import { askBeforeLeaving } from '#console/unsaved.ts';
import { type ItemsDialogProps, withinRate } from './bulk-calls.ts';

/**
 * Deletes items one by one, until the dialog is closed. An item that is still in use is skipped, and stays
 * ticked.
 */
export function DeleteItems({ items, ...dialogProps }: ItemsDialogProps) {
  const isClosed = useRef(false);
  // A layout effect, since others may run after the dialog is closed.
  useLayoutEffect(
    () => () => {
      isClosed.current = true;
    },
    [],
  );
  const deleteAll = async () => {
    const deletedIds: number[] = [];
    const refusals: string[] = [];
    for (const { id, name } of items) {
      if (isClosed.current) break;
      await withinRate(() =>
        orThrow(api.DELETE('/v1/items/{id}', { params: { path: { id } } })),
      ).then(
        () => {
          deletedIds.push(id);
          cartOfMember().remove([id]);
        },
        (cause: unknown) => refusals.push(`${name}: ${summaryOf(asProblem(cause))}`),
      );
    }
    return { deleted: deletedIds, refusals };
  };
  const form = useDialogForm(dialogProps, { typed: '' }, async () => {
    const { deleted, refusals } = await askBeforeLeaving(deleteAll());
    const undo = undoEach(deleted, (id) =>
      withinRate(() => orThrow(api.POST('/v1/items/{id}/restore', { params: { path: { id } } }))),
    );
    const reasons = refusals.slice(0, 3).join(' ');
    const refusalText = refusals.length > 0 ? ` ${refusals.length} not deleted: ${reasons}` : '';
    return {
      text: `${formatCount(deleted.length, 'item')} deleted.${refusalText}`,
      undo: deleted.length > 0 ? undo : undefined,
    };
  });
  return (
    <FormDialog
      form={form}
      title={`Delete ${formatCount(items.length, 'item')}`}
      action="Delete"
      isDanger
      isDisabled={form.values.typed.trim() !== String(items.length)}
      onClose={dialogProps.onClose}
    >
      <p>
        You cannot delete items that are out, reserved, on an open issue or in a kit. Deleted items
        can be restored.
      </p>
      <TextField
        form={form}
        name="typed"
        inputMode="numeric"
        label={`Type ${items.length}, the number of items, to confirm`}
      />
    </FormDialog>
  );
}
