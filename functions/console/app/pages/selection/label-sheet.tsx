import type { Item } from '#console/api/records.ts';
import { signedIn } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import type { CartItem } from '#console/cart.ts';
import { formatCount } from '#console/format-count.ts';
import { LabelPage, Labels, type PrintedLabel, WithoutLabel } from '#console/ui/label-page.tsx';
import { WithData } from '#console/ui/states.tsx';
import { idsOf, readItems } from './bulk-calls.ts';

/** The text of an item's printed label: its first label, or its code. */
const labelOf = ({ qr, unique_id }: Item) => qr[0] ?? unique_id;

/** Labels of items. */
export function LabelSheet({ items }: { items: readonly CartItem[] }) {
  const ids = idsOf(items);
  const result = useLoad((signal) => readItems(ids, signal), [ids.join()]);
  return (
    <LabelPage title={`Labels of ${formatCount(items.length, 'item')}`} back="#/selection">
      {(size) => (
        <WithData result={result}>
          {(records) => (
            <>
              <WithoutLabel what="a label or a code" names={namesWithout(records)} />
              <Labels size={size} labels={records.flatMap(printedLabels)} />
            </>
          )}
        </WithData>
      )}
    </LabelPage>
  );
}

const namesWithout = (items: readonly Item[]) =>
  items.filter((item) => !labelOf(item)).map(({ name }) => name);

function printedLabels(item: Item): PrintedLabel[] {
  const { id, name, unique_id } = item;
  const text = labelOf(item);
  return text ? [{ id, name, text, detail: unique_id ?? text, end: signedIn().account.name }] : [];
}
