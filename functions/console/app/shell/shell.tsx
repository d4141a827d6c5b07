import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { canRead, session } from '#console/api/session.ts';
import { cartOfMember } from '#console/cart.ts';
import { assignSubscription } from '#console/push/subscription.ts';
import { useRoute } from '#console/route.ts';
import { useStore } from '#console/store.ts';
import { Page } from '#console/ui/page.tsx';
import { Empty } from '#console/ui/states.tsx';
import { useKeyDown } from '#console/ui/use-key-down.ts';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './bell.tsx';
import { useFocusAfterRemoval } from './focus-after-removal.ts';
import { Palette } from './palette.tsx';
import { usePaletteKey } from './palette-key.ts';
import { useSearchKey } from './search-key.ts';
import { sectionGroups, sections } from './sections.ts';
import { WriteProgress } from './write-progress.tsx';

export function Shell() {
  const route = useRoute();
  const [isOpen, setOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  // The first page of a member without access to equipment is Today, which every member has.
  const first = canRead('content.items') ? '' : 'today';
  const section = sections.find(({ name }) => name === (route.parts[0] ?? first));
  const [isFinding, setFinding] = useState(false);
  // After the page was shown, it would close what a key has opened meanwhile.
  useLayoutEffect(() => {
    setOpen(false);
    setFinding(false);
  }, [route]);
  const state = useStore(session);
  const isInterrupted = state.kind === 'in' && state.interruption !== undefined;
  useEffect(() => {
    // Notifications are no reason to disturb the member; the next start tries again.
    if (!isInterrupted) assignSubscription().catch(() => undefined);
  }, [isInterrupted]);
  useFocusAfterRemoval(main);
  useKeyDown(({ key, defaultPrevented }) => {
    if (!isOpen || key !== 'Escape' || defaultPrevented) return;
    setOpen(false);
    menuButton.current?.focus();
  });
  useSearchKey();
  usePaletteKey(() => setFinding(true));
  return (
    <div class="shell">
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <header class="top">
        <a class="brand" href="#/today">
          <img src="/console/icon.svg" alt="" width="28" height="28" />
          Equipment
        </a>
        <button
          type="button"
          ref={menuButton}
          class="menu-button"
          aria-expanded={isOpen}
          aria-controls="navigation"
          onClick={() => setOpen(!isOpen)}
        >
          Menu
        </button>
        <button
          type="button"
          class="quiet find-button"
          aria-keyshortcuts="Control+K"
          title="Ctrl K"
          onClick={() => setFinding(true)}
        >
          Go to
        </button>
        <Selected />
        <Bell />
        <WriteProgress />
      </header>
      <nav id="navigation" class={isOpen ? 'side open' : 'side'} aria-label="Main">
        <div>
          {sectionGroups
            .map((group) => group.filter(({ isOffered }) => isOffered()))
            .filter((group) => group.length > 0)
            .map((group) => (
              <ul key={group[0]?.name}>
                {group.map((one) => (
                  <li key={one.name}>
                    <a
                      href={`#/${one.name}`}
                      aria-current={isWithin(section?.name, one.name) ? 'page' : undefined}
                    >
                      {one.label}
                    </a>
                  </li>
                ))}
              </ul>
            ))}
        </div>
        <AccountMenu />
      </nav>
      <main id="main" ref={main} tabIndex={-1}>
        {section ? <section.Page key={route.path} route={route} /> : <NoSuchPage />}
      </main>
      {isFinding && <Palette onClose={() => setFinding(false)} />}
    </div>
  );
}

/** The link to the selection, with the number of ticked items and kits. */
function Selected() {
  const cart = cartOfMember();
  const count = useStore(cart.items).length + useStore(cart.kits).length;
  if (count === 0) return null;
  return (
    <a class="selected" href="#/selection">
      {count.toLocaleString('en')} selected
    </a>
  );
}

/** An item's page belongs to the list of equipment, whose path is empty. */
function isWithin(current: string | undefined, name: string): boolean {
  return current === name || (current === 'items' && name === '');
}

function NoSuchPage() {
  return (
    <Page title="Page not found">
      <Empty title="There is no page at this address">
        <p>
          <a href="#/">Go to equipment</a>
        </p>
      </Empty>
    </Page>
  );
}
