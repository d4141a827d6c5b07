import type { Item } from '#console/api/records.ts';
import type { CountedField } from '#console/ui/suggested-field.tsx';
import type { FieldKind } from './field-kinds.ts';

/** The groups of the form in their order; those with a title are folded. */
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
  /** How its value is typed and shown. */
  kind?: FieldKind;
  /** Where the form has it; a field without a group has no input. */
  group?: FieldGroupName;
  hint?: string;
  /** Whose values of other items are suggested. */
  suggests?: CountedField;
  /** Later it changes in a window of its own. */
  isOnlyForNew?: true;
  /** Its text on the item's page, if not its value; false for no line. */
  fact?: false | ((item: Item) => string | false | null | undefined);
  /** Its name in the history, if not its label. */
  noun?: string;
  /** The words of its values in the history. */
  word?: (value: unknown) => string;
  /** Its part of the history's sentence; false where another field covers it. */
  change?: false | ((to: unknown) => string | undefined);
}
