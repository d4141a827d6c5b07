import type { Item } from '#console/api/records.ts';
import { formatDate } from '#console/time.ts';
import { Fact } from '#console/ui/fact.tsx';
import { conditionLabels } from './condition.tsx';

/** What is known of an item; what is not known has no line. */
export function Facts({ item }: { item: Item }) {
  const own = Object.entries(item.custom_fields);
  return (
    <section class="card" aria-labelledby="facts-title">
      <h2 id="facts-title">What it is</h2>
      <dl class="facts">
        <Fact name="Place">{item.location?.name ?? 'No place'}</Fact>
        {item.home_location && <Fact name="Belongs to">{item.home_location.name}</Fact>}
        <Fact name="Condition">
          {conditionLabels[item.condition]}
          {item.condition_remarks && <small> {item.condition_remarks}</small>}
        </Fact>
        {texts(item).map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        {own.map(([name, value]) => (
          <Fact key={name} name={titleOf(name)}>
            <OwnValue value={value} />
          </Fact>
        ))}
      </dl>
      {item.description && <p>{item.description}</p>}
    </section>
  );
}

function texts(item: Item): [name: string, value: string][] {
  const stock =
    item.inventory_quantity === null
      ? null
      : `${item.inventory_quantity} ${item.inventory_unit ?? ''}${item.inventory_low ? ', low' : ''}`;
  const all: [string, string | null | undefined | false][] = [
    ['Code', item.unique_id],
    ['Category', item.type],
    ['Manufacturer', item.manufacturer],
    ['Model', item.model],
    ['Serial number', item.serial_number],
    ['In stock', item.inventory_enabled ? stock : null],
    ['Responsible', item.responsible_user?.name],
    ['Supplier', item.supplier?.name],
    ['Bought', item.acquisition_date && formatDate(item.acquisition_date)],
    ['Purchase value', amountOf(item.acquisition_value)],
    ['Residual value', amountOf(item.salvage_value)],
    ['Value today', amountOf(item.depreciated_value)],
    ['Next inspection', item.next_inspection_on && formatDate(item.next_inspection_on)],
    ['Between bookings', item.buffer_minutes > 0 && `${item.buffer_minutes} minutes`],
    ['Expires', item.expiration_date && formatDate(item.expiration_date)],
    ['Labels', item.qr.join(', ')],
    ['Tags', item.tags.join(', ')],
  ];
  return all.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** An amount of whatever the account keeps its books in. */
function amountOf(amount: number | null): string | null {
  return amount === null
    ? null
    : amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** As `Manual url` of `manual_url`. */
function titleOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function OwnValue({ value }: { value: string | number | boolean }) {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  // Any other scheme than these may run something.
  if (typeof value === 'string' && /^https?:\/\/\S+$/i.test(value)) {
    return (
      <a href={value} target="_blank" rel="noreferrer noopener">
        {lastPartOf(value)}
      </a>
    );
  }
  return value;
}

/** What an address is called: the file that it ends in. */
function lastPartOf(address: string): string {
  const part = address.split('/').pop() || address;
  try {
    return decodeURIComponent(part);
  } catch {
    // A lone percent sign.
    return part;
  }
}
