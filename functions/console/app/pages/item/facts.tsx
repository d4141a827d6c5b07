import type { PlacePaths } from '#console/api/place-paths.ts';
import type { Item } from '#console/api/records.ts';
import { usePlacePaths } from '#console/api/use-place-paths.ts';
import { formatNumber } from '#console/numbers.ts';
import { Fact } from '#console/ui/fact.tsx';
import { PlaceLink } from '#console/ui/place-link.tsx';
import { customLabelOf } from './custom-labels.ts';
import { itemFields } from './fields.ts';
import type { ItemField } from './item-field.ts';
import { shownValue } from './item-values.ts';

/** The fields of an item that have a value. */
export function Facts({ item }: { item: Item }) {
  const paths = usePlacePaths([item]);
  const own = Object.entries(item.custom_fields);
  const facts = Object.entries(itemFields).flatMap(([name, field]) => {
    const text = factOf(item, name, field, paths);
    return text ? [[field.label, text] as const] : [];
  });
  return (
    <section class="card" aria-labelledby="facts-title">
      <h2 id="facts-title">Details</h2>
      <dl class="facts">
        {facts.map(([label, text]) => (
          <Fact key={label} name={label}>
            {text}
          </Fact>
        ))}
        {own.map(([name, value]) => (
          <Fact key={name} name={customLabelOf(name)}>
            <CustomFieldValue value={value} />
          </Fact>
        ))}
      </dl>
      {item.description && <p class="long-text">{item.description}</p>}
    </section>
  );
}

function factOf(item: Item, name: string, { fact, kind }: ItemField, paths: PlacePaths) {
  const place = placesOf(item)[name];
  if (place) return <PlaceLink place={place} paths={paths} />;
  if (fact) return fact(item);
  return fact === false || kind === undefined ? null : shownValue(item, name, kind);
}

const placesOf = ({ location, home_location }: Item): Record<string, Item['location']> => ({
  location_id: location,
  home_location_id: home_location,
});

function CustomFieldValue({ value }: { value: string | number | boolean }) {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  // Other schemes, such as `javascript:`, may run code.
  if (typeof value === 'string' && /^https?:\/\/\S+$/i.test(value)) {
    return (
      <a href={value} target="_blank" rel="noreferrer noopener">
        {lastPartOf(value)}
      </a>
    );
  }
  return typeof value === 'number' ? formatNumber(value) : value;
}

/** The last part of an address, usually a file name. */
function lastPartOf(address: string): string {
  const part = address.split('/').pop() || address;
  try {
    return decodeURIComponent(part);
  } catch {
    // It contains a percent sign that encodes nothing.
    return part;
  }
}
