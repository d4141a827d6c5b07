import { Page } from './page.tsx';
import { Empty } from './states.tsx';

interface NotAllowedProps {
  title: string;
  /** The records that the user lacks a permission for. */
  records: string;
}

/** A page for members who lack its permission. */
export function NotAllowed({ title, records }: NotAllowedProps) {
  return (
    <Page title={title}>
      <Empty title={`You do not have access to ${records}`}>
        <p>Ask an owner of the account for permission.</p>
      </Empty>
    </Page>
  );
}
