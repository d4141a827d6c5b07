import type { Item } from '#console/api/records.ts';
import type { CountedField } from '#console/ui/suggested-field.tsx';
import type { FieldKind } from './field-kinds.ts';

/** The groups of the form's fields, in order. Groups with a title are collapsed at first. */
export const fieldGroups = {
  name: '',
  identity: '',
  description: '',
  home: 'Home and labels',
  purchase: 'Purchase and value',
  upkeep: 'Inspection and use',
  stock: 'Stock',
} as const;
export type FieldGroupName = keyof typeof fieldGroups;

export interface ItemField {
  label: string;
  /** How the value is entered and shown. */
  kind?: FieldKind;
  /** The group in the form; a field without a group has no input. */
  group?: FieldGroupName;
  hint?: string;
  /** The field whose values in other items are suggested. */
  suggests?: CountedField;
  /** Only in the form of a new item; later it is changed in a dialog of its own. */
  isOnlyForNew?: true;
  /** The text on the item's page, unless it is the value; false if the page leaves it out. */
  fact?: false | ((item: Item) => string | false | null | undefined);
  /** The name in the history, unless it is the label. */
  noun?: string;
  /** How the history describes a value. */
  word?: (value: unknown) => string;
  /** Its part of a sentence in the history; false if another field covers it. */
  change?: false | ((to: unknown) => string | undefined);
}
