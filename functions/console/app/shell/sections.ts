import type { ComponentType } from 'preact';
import { can } from '#console/api/session.ts';
import { lazy } from '#console/lazy.tsx';
import type { Place } from '#console/route.ts';

export interface SectionProps {
  place: Place;
}

interface Section {
  /** The first part of its address. */
  name: string;
  label: string;
  Page: ComponentType<SectionProps>;
  /** Whether the navigation has it for this member. */
  isOffered: () => boolean;
}

/** The parts of the console, in the order of the navigation. */
export const sections: readonly Section[] = [
  {
    name: '',
    label: 'Equipment',
    Page: lazy(() => import('#console/pages/items/items.tsx'), 'ItemsPage'),
    isOffered: () => true,
  },
  {
    name: 'keys',
    label: 'API keys',
    Page: lazy(() => import('#console/pages/keys/keys.tsx'), 'KeysPage'),
    isOffered: () => can('admin.account'),
  },
];
