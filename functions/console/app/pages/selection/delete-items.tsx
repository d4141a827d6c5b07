import { useLayoutEffect, useRef } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { asProblem, Problem, summaryOf } from '#console/api/problem.ts';
import { canPass } from '#console/api/use-recovery.ts';
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
    const { doneItems, refusals, stop } = await askBeforeLeaving(
      callEach(
        items,
        async ({ id }) => {
          await orThrow(api.DELETE('/v1/items/{id}', at(id)));
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

interface Refused {
  item: CartItem;
  text: string;
}

/**
 * Makes a call for each item, one after the other. A refused item is skipped; what would refuse all the others
 * too, such as a lost connection, stops it.
 */
async function callEach(
  items: readonly CartItem[],
  call: (item: CartItem) => Promise<void>,
  isOver = () => false,
) {
  const doneItems: CartItem[] = [];
  const refusals: Refused[] = [];
  for (const item of items) {
    if (isOver()) break;
    try {
      await withinRate(() => call(item));
      doneItems.push(item);
    } catch (cause) {
      const problem = asProblem(cause);
      if (canPass(problem)) return { doneItems, refusals, stop: problem };
      refusals.push({ item, text: `${item.name}: ${summaryOf(problem)}` });
    }
  }
  return { doneItems, refusals, stop: undefined };
}

function refusalsText(what: string, refusals: readonly Refused[]): string {
  if (refusals.length === 0) return '';
  const reasons = refusals.slice(0, 3).map(({ text }) => text);
  return `${formatNumber(refusals.length)} ${what}: ${reasons.join(' ')}`;
}

/** The undo of a deletion. Another attempt continues with what is not restored yet. */
function undoOf(deletedItems: readonly CartItem[]): Undo {
  let remaining = deletedItems;
  return async (say) => {
    let count = 0;
    const { doneItems, refusals, stop } = await callEach(remaining, async ({ id }) => {
      await orThrow(api.POST('/v1/items/{id}/restore', at(id)));
      count += 1;
      say(`Undoing … ${formatNumber(count)} of ${formatCount(remaining.length, 'item')}`);
    });
    remaining = remaining.filter((item) => !doneItems.includes(item));
    const text = refusalsText('not restored', refusals);
    if (stop) {
      const { status, code, retryAfter } = stop;
      const left = `${formatCount(remaining.length, 'item')} not restored yet.`;
      throw new Problem(status, { code, message: `${left} ${summaryOf(stop)}` }, retryAfter);
    }
    if (text === '') return;
    if (doneItems.length === 0) throw new Problem(409, { code: 'conflict', message: text });
    showToast(`${text} The deleted records list what is left.`);
  };
}
