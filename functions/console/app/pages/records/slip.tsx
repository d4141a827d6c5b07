import type { ComponentChildren } from 'preact';
import type { Checkout, Reservation } from '#console/api/records.ts';
import { signedIn } from '#console/api/session.ts';
import { formatDayTime } from '#console/time.ts';
import { itemsIn } from '#console/ui/booked-items.ts';
import { Fact } from '#console/ui/fact.tsx';
import { Page } from '#console/ui/page.tsx';
import { PrintActions } from '#console/ui/print-actions.tsx';
import { SlipItems, type SlipItemsProps } from './slip-items.tsx';

interface SlipProps extends Omit<SlipItemsProps, 'items'> {
  title: string;
  /** The link to the booking's page. */
  href: string;
  booking: Checkout | Reservation;
  /** Details of the booking, above those of its holder. */
  facts: ComponentChildren;
  /** Shown below the items. */
  children?: ComponentChildren;
}

/** A printable page about a booking, with its holder and its items. */
export function Slip({ title, href, booking, facts, children, ...columns }: SlipProps) {
  const { contact, user, location, description } = booking;
  return (
    <Page title={title} actions={<PrintActions back={href} />}>
      <div class="card slip">
        <p class="slip-account">
          <strong>{signedIn().account.name}</strong>
          <small>Printed {formatDayTime(Date.now())}</small>
        </p>
        <dl class="facts slip-head">
          {facts}
          {contact && <Fact name="Contact">{contact.name}</Fact>}
          {user && <Fact name="Member">{user.name}</Fact>}
          {location && <Fact name="Place">{location.name}</Fact>}
        </dl>
        {description && <p class="long-text">{description}</p>}
        <SlipItems items={itemsIn(booking)} {...columns} />
        {children}
      </div>
    </Page>
  );
}
