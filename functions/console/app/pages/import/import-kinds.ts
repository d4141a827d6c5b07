import type { Permission } from '#console/api/records.ts';
import { itemFields } from '#console/pages/item/fields.ts';
import { type KindFields, kindFields } from '#importer/fields.ts';
import { contacts, items, type Kind, locations } from '#importer/kinds.ts';
import { capitalise } from '#shared/text.ts';

/** A kind of record that can be imported, and the texts of its import page. */
export interface ImportKind {
  kind: Kind;
  /** The last part of the path of the import page, and of the records' pages. */
  name: string;
  label: string;
  noun: string;
  permission: Permission;
  /** The path of the page that shows the imported records. */
  home: string;
  /** The header of the template file. */
  example: readonly string[];
  labelOf: (field: string) => string;
  /** The fields that a column can go to. */
  fields: KindFields;
}

const itemLabels: Readonly<Record<string, { label: string }>> = itemFields;

const contactLabels: Readonly<Record<string, string>> = {
  email: 'Email',
  zip: 'Postal code',
  vat_number: 'VAT number',
  company_id: 'Company',
};

const placeLabels: Readonly<Record<string, string>> = {
  kind: 'Used for',
  zip: 'Postal code',
  qr: 'Labels',
  parent_id: 'Inside',
  contact_id: 'Contact',
};

export const importKinds: readonly ImportKind[] = [
  {
    kind: items,
    name: 'items',
    label: 'Equipment',
    noun: 'item',
    permission: 'content.items',
    home: '#/',
    example: [
      'Name',
      'Category',
      'Manufacturer',
      'Model',
      'Serial number',
      'Code',
      'Place',
      'Tags',
    ],
    labelOf: labelFunction((field) => itemLabels[field]?.label),
    fields: kindFields(items),
  },
  {
    kind: contacts,
    name: 'contacts',
    label: 'Contacts',
    noun: 'contact',
    permission: 'content.contacts',
    home: '#/contacts',
    example: ['Name', 'Email', 'Phone', 'Address', 'Postal code', 'City', 'Notes'],
    labelOf: labelFunction((field) => contactLabels[field]),
    fields: kindFields(contacts),
  },
  {
    kind: locations,
    name: 'places',
    label: 'Places',
    noun: 'place',
    permission: 'content.locations',
    home: '#/places',
    example: ['Name', 'External reference', 'Inside (external reference)', 'Description', 'Labels'],
    labelOf: labelFunction((field) => placeLabels[field]),
    fields: kindFields(locations),
  },
];

/** Returns a function that labels fields: as the forms do, otherwise by the field's name. */
function labelFunction(
  knownLabel: (field: string) => string | undefined,
): (field: string) => string {
  const plainLabel = (field: string) =>
    knownLabel(field) ?? capitalise(field.replace(/_(id|ref)$/, '').replaceAll('_', ' '));
  return (field) => {
    if (field === 'external_ref' || field === 'unique_id')
      return knownLabel(field) ?? 'External reference';
    if (field.endsWith('_ref'))
      return `${plainLabel(field.replace(/ref$/, 'id'))} (external reference)`;
    return field.endsWith('_id') ? `${plainLabel(field)} (number)` : plainLabel(field);
  };
}
