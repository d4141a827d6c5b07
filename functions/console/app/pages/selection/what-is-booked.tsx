import { itemsMax } from '#shared/limits.ts';
import { type BookingPart, sizesOf } from './booking-parts.ts';
import { type BookingKind, bookingsOf } from './count-of.ts';

interface WhatIsBookedProps {
  kind: BookingKind;
  parts: readonly BookingPart[];
}

/** Says so if the selection is empty, or more than one booking can hold. */
export function WhatIsBooked({ kind, parts }: WhatIsBookedProps) {
  if (parts.length === 0) {
    return (
      <p>
        Nothing is selected yet. Add items here, or tick them in the <a href="#/">equipment</a>.
      </p>
    );
  }
  if (parts.length === 1) return null;
  return (
    <p class="notice" role="status">
      A booking holds {itemsMax} items. These become {bookingsOf(kind, parts.length)} of{' '}
      {sizesOf(parts)}, with the same name and times.
    </p>
  );
}
