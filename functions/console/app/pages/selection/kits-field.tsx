import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import type { Kit } from '#console/api/records.ts';
import type { CartKit } from '#console/cart.ts';
import { formatCount } from '#console/format-count.ts';
import { type Choice, Picker } from '#console/ui/picker.tsx';
import { useEmptiedInput } from '#console/ui/use-emptied-input.ts';

interface KitsFieldProps {
  kits: readonly CartKit[];
  onAdd: (kits: readonly CartKit[]) => void;
  onRemove: (ids: readonly number[]) => void;
}

/** A kit in the form in which the cart holds it. */
export const cartKitOf = ({ id, name, iid, lines }: Kit): CartKit => ({
  id,
  name,
  parts: [...iid, ...lines.map(({ item_id }) => item_id)],
});

/** The kits that are booked as a whole, with an input to add one. */
export function KitsField({ kits, onAdd, onRemove }: KitsFieldProps) {
  const area = useEmptiedInput<HTMLFieldSetElement>(kits.length);
  return (
    <fieldset ref={area}>
      <legend>{formatCount(kits.length, 'kit')}</legend>
      <ul class="entries">
        {kits.map(({ id, name, parts }) => (
          <li key={id}>
            <span>
              <a href={`#/kits/${id}`}>{name}</a> <small>{formatCount(parts.length, 'part')}</small>
            </span>
            <button type="button" aria-label={`Remove ${name}`} onClick={() => onRemove([id])}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      <Picker
        key={kits.length}
        label="Add a kit"
        hint="Type to search."
        none="No kit found"
        chosen={undefined}
        search={findKits}
        onChange={(choice) => choice && onAdd([choice.kit])}
      />
    </fieldset>
  );
}

interface KitChoice extends Choice {
  kit: CartKit;
}

async function findKits(q: string, signal: AbortSignal): Promise<KitChoice[]> {
  const query = { ...(q ? { q } : {}), order: 'name', limit: 30 } as const;
  const { data } = await page(api, '/v1/kits', { query, signal });
  return data.map((kit) => ({ id: kit.id, name: kit.name, kit: cartKitOf(kit) }));
}
