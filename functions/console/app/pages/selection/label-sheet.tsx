import { useState } from 'preact/hooks';
import type { Item } from '#console/api/records.ts';
import { signedIn } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import type { CartItem } from '#console/cart.ts';
import { formatCount } from '#console/format-count.ts';
import { ChoiceField } from '#console/ui/field.tsx';
import { listNames } from '#console/ui/list-names.ts';
import { Page } from '#console/ui/page.tsx';
import { QrPicture } from '#console/ui/qr-picture.tsx';
import { WithData } from '#console/ui/states.tsx';
import { idsOf, readItems } from './bulk-calls.ts';

const sizes = [
  ['small', 'Small, 30 mm'],
  ['medium', 'Medium, 50 mm'],
  ['large', 'Large, 70 mm'],
] as const;
type Size = (typeof sizes)[number][0];

/** The text of an item's printed label: its first label, or its code. */
const labelOf = ({ qr, unique_id }: Item) => qr[0] ?? unique_id;

/** Labels of items, to be printed and stuck on. */
export function LabelSheet({ items }: { items: readonly CartItem[] }) {
  const [size, setSize] = useState<Size>('medium');
  const ids = idsOf(items);
  const result = useLoad((signal) => readItems(ids, signal), [ids.join()]);
  const fields = {
    values: { size },
    set: (_name: 'size', value: Size) => setSize(value),
    errorOf: () => undefined,
  };
  return (
    <Page
      title={`Labels of ${formatCount(items.length, 'item')}`}
      actions={
        <>
          <button type="button" class="primary" onClick={() => print()}>
            Print
          </button>
          <a class="button" href="#/selection">
            Back
          </a>
        </>
      }
    >
      <div class="unprinted">
        <ChoiceField form={fields} name="size" label="Size" options={sizes} />
      </div>
      <WithData result={result}>
        {(records) => {
          const without = records.filter((item) => !labelOf(item));
          return (
            <>
              {without.length > 0 && (
                <p class="notice warn unprinted">
                  Without a label or a code: {listNames(without.map(({ name }) => name))}.
                </p>
              )}
              <ul class={`labels ${size}`} aria-label="Labels">
                {records.map((item) => (
                  <Label key={item.id} item={item} />
                ))}
              </ul>
            </>
          );
        }}
      </WithData>
    </Page>
  );
}

function Label({ item }: { item: Item }) {
  const label = labelOf(item);
  if (!label) return null;
  return (
    <li>
      <QrPicture text={label} />
      <span>
        <strong>{item.name}</strong>
        <span>{item.unique_id ?? label}</span>
        <span>{signedIn().account.name}</span>
      </span>
    </li>
  );
}
