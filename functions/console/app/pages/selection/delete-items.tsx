import { useLayoutEffect, useRef } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { callEach } from '#console/api/call-each.ts';
import { api } from '#console/api/client.ts';
import { Problem, summaryOf } from '#console/api/problem.ts';
import { type CartItem, cartOfMember } from '#console/cart.ts';
import { formatCount } from '#console/format-count.ts';
import { formatNumber } from '#console/numbers.ts';
import { TextField } from '#console/ui/field.tsx';
import { FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import { showToast, type Undo } from '#console/ui/toast.tsx';
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
  const form = useDialogForm(dialogProps, { typed: '' }, async () => {
    const {
      successes: doneItems,
      refusals,
      stop,
    } = await askBeforeLeaving(
      callEach(
        items,
        async ({ id }) => {
          await withinRate(() => orThrow(api.DELETE('/v1/items/{id}', at(id))));
          cartOfMember().remove([id]);
        },
        () => isClosed.current,
      ),
    );
    if (stop && doneItems.length === 0) throw stop;
    const texts = [
      `${formatCount(doneItems.length, 'item')} deleted.`,
      refusalsText('not deleted', refusals),
      stop ? `It stopped: ${summaryOf(stop)}` : '',
      refusals.length > 0 || stop ? 'The others are still selected.' : '',
    ];
    return {
      text: texts.filter(Boolean).join(' '),
      undo: doneItems.length > 0 ? undoOf(doneItems) : undefined,
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

const at = (id: number) => ({ params: { path: { id } } });

type Refusals = Awaited<ReturnType<typeof callEach<CartItem>>>['refusals'];

function refusalsText(what: string, refusals: Refusals): string {
  if (refusals.length === 0) return '';
  const reasons = refusals
    .slice(0, 3)
    .map(({ one, problem }) => `${one.name}: ${summaryOf(problem)}`);
  return `${formatNumber(refusals.length)} ${what}: ${reasons.join(' ')}`;
}

/** The undo of a deletion. Another attempt continues with what is not restored yet. */
function undoOf(deletedItems: readonly CartItem[]): Undo {
  let remaining = deletedItems;
  return async (say) => {
    let count = 0;
    const { successes, refusals, stop } = await callEach(remaining, async ({ id }) => {
      await withinRate(() => orThrow(api.POST('/v1/items/{id}/restore', at(id))));
      count += 1;
      say(`Undoing … ${formatNumber(count)} of ${formatCount(remaining.length, 'item')}`);
    });
    remaining = remaining.filter((item) => !successes.includes(item));
    const text = refusalsText('not restored', refusals);
    if (stop) {
      const { status, code, retryAfter } = stop;
      const rest = `${formatCount(remaining.length, 'item')} not restored yet.`;
      throw new Problem(status, { code, message: `${rest} ${summaryOf(stop)}` }, retryAfter);
    }
    if (text === '') return;
    if (successes.length === 0) throw new Problem(409, { code: 'conflict', message: text });
    showToast(`${text} The deleted records list what is left.`);
  };
}
