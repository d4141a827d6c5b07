import { Page } from './page.tsx';
import { Empty } from './states.tsx';

interface NotAllowedProps {
  title: string;
  /** What is not to be seen. */
  what: string;
  /** What one has to be allowed to work with. */
  records: string;
}

/** What a page says to who may not see what it shows. */
export function NotAllowed({ title, what, records }: NotAllowedProps) {
  return (
    <Page title={title}>
      <Empty title={`You may not see ${what} of this account`}>
        <p>Ask an owner for the permission to work with {records}.</p>
      </Empty>
    </Page>
  );
}
