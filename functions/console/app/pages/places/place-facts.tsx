import type { Location } from '#console/api/records.ts';
import { formatCount } from '#console/format-count.ts';
import { Fact } from '#console/ui/fact.tsx';

interface PlaceFactsProps {
  location: Location;
  inside: readonly Location[];
}

/** The details of a place, and the places inside it. */
export function PlaceFacts({ location, inside }: PlaceFactsProps) {
  const { kind, address, zip, city, description, qr, parent } = location;
  const town = [zip, city].filter(Boolean).join(' ');
  return (
    <section class="card" aria-labelledby="facts-title">
      <h2 id="facts-title">Details</h2>
      <dl class="facts">
        <Fact name="Used for">{kind === 'storage' ? 'Storage' : 'Use'}</Fact>
        {parent && (
          <Fact name="Inside">
            <a href={`#/places/${parent.id}`}>{parent.name}</a>
          </Fact>
        )}
        {(address || town) && (
          <Fact name="Address">{[address, town].filter(Boolean).join(', ')}</Fact>
        )}
        {qr.length > 0 && <Fact name="Labels">{qr.join(', ')}</Fact>}
      </dl>
      {description && <p class="long-text">{description}</p>}
      {inside.length > 0 && (
        <>
          <h3>Places inside</h3>
          <ul class="entries">
            {inside.map((one) => (
              <li key={one.id}>
                <span>
                  <a href={`#/places/${one.id}`}>{one.name}</a>{' '}
                  <small>{formatCount(one.items_count, 'item')}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
