import { ContactCreate, ContactUpdate } from '#shared/families/contacts/fields.ts';
import { ItemCreate, ItemUpdate } from '#shared/families/items/fields.ts';
import { LocationCreate, LocationUpdate } from '#shared/families/locations/fields.ts';
import type { Body } from '#shared/fields/body.ts';

export type Plural = 'items' | 'contacts' | 'locations';

export interface Kind {
  /** As the command and the path name it. */
  plural: Plural;
  singular: string;
  create: Body<Record<string, unknown>>;
  update: Body<Record<string, unknown>>;
  /** The fields that name a record where no column gives `name`. */
  namedBy: readonly string[];
}

export const items: Kind = {
  plural: 'items',
  singular: 'item',
  create: ItemCreate,
  update: ItemUpdate,
  namedBy: ['manufacturer', 'model'],
};

export const contacts: Kind = {
  plural: 'contacts',
  singular: 'contact',
  create: ContactCreate,
  update: ContactUpdate,
  namedBy: [],
};

export const locations: Kind = {
  plural: 'locations',
  singular: 'location',
  create: LocationCreate,
  update: LocationUpdate,
  namedBy: [],
};
